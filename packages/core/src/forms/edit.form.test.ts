import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { blank, type ExampleEntry, editableExample } from '../testing/example-form.ts';
import { ApiError } from '../wire/api-error.ts';
import { editForm } from './edit.form.ts';
import type { Stored } from './revision.ts';

const first: ExampleEntry = { ...blank, name: 'Ada', grade: '3' };
type Edit = Partial<ExampleEntry>;

interface Others {
  /** What another editor saves, each just before an attempt. */
  readonly meanwhile?: readonly Edit[];
  readonly unanswered?: ExampleEntry;
  readonly lost?: ApiError;
}

/** Saves `mine`. @returns the calls, and what was said at the end */
async function save(mine: Edit, { meanwhile = [], unanswered, lost }: Others) {
  const calls: unknown[] = [];
  let stored: Stored<ExampleEntry> = { entry: first, version: '1' };
  const store = (edit: Edit) => {
    stored = { entry: { ...stored.entry, ...edit }, version: String(Number(stored.version) + 1) };
    return stored;
  };
  const others = [...meanwhile];
  const { actors } = editForm<null, ExampleEntry, Stored<ExampleEntry>, Edit>({
    ...editableExample,
    id: 'example',
    async load(_, id) {
      calls.push(`load ${id}`);
      return stored;
    },
    async save(_, id, edit, { version }) {
      calls.push([id, edit, version]);
      if (lost !== undefined) throw lost;
      const other = others.shift();
      if (other !== undefined) store(other);
      if (version !== stored.version) throw new ApiError('refused', 'Changed meanwhile.', { status: 412 });
      return store(edit);
    },
  });
  const input = { id: '7', base: stored, sent: { ...first, ...mine }, unanswered: unanswered ?? null };
  const actor = createActor(actors(null).save, { input }).start();
  const end = await toPromise(actor).then(
    ({ now, isSaved }) => [isSaved, now],
    ({ kind, message }: ApiError) => [kind, message],
  );
  return [calls, end];
}

const [graded, other] = [{ grade: '4' }, { note: 'Plays.' }];
const now = (edit: Edit, version: string) => ({ entry: { ...first, ...edit }, version });
const away = new ApiError('unreachable', 'Out of reach.');
const gone = new ApiError('refused', 'No.', { status: 404 });
const again = ['7', graded, '1'];

test.each<[string, Edit, Others, calls: unknown[], end: unknown[]]>([
  [
    'an edit of another field meanwhile is merged, and saved without a question',
    graded,
    { meanwhile: [other] },
    [again, 'load 7', ['7', graded, '2']],
    [true, now({ ...graded, ...other }, '3')],
  ],
  [
    'an edit of the same field is not saved over',
    graded,
    { meanwhile: [{ grade: '2' }] },
    [again, 'load 7'],
    [false, now({ grade: '2' }, '2')],
  ],
  [
    'what is stored already is not sent again',
    graded,
    { meanwhile: [graded] },
    [again, 'load 7'],
    [true, now(graded, '2')],
  ],
  [
    'what an unanswered attempt saved is taken back, where it was undone before the next one',
    {},
    { meanwhile: [graded], unanswered: { ...first, ...graded } },
    [['7', {}, '1'], 'load 7', ['7', { grade: '3' }, '2']],
    [true, now({}, '3')],
  ],
  [
    'three attempts that met a newer version are enough',
    graded,
    { meanwhile: ['A', 'B', 'C', 'D'].map((note) => ({ note })) },
    [again, 'load 7', ['7', graded, '2'], 'load 7', ['7', graded, '3'], 'load 7'],
    ['unreachable', 'Another person is saving changes here at the same time.'],
  ],
  ['a refusal is the end', graded, { lost: gone }, [again], ['refused', 'No.']],
  ['a lost answer is the end', graded, { lost: away }, [again], ['unreachable', 'Out of reach.']],
])('%s', async (_, mine, others, calls, end) => {
  expect(await save(mine, others)).toEqual([calls, end]);
});
