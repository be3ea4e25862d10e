import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { ApiError } from '../wire/api-error.ts';
import { editActors } from './edit.actors.ts';
import type { Stored } from './revision.ts';

type Entry = { readonly city: string; readonly street: string };

const first: Entry = { city: 'Bern', street: '' };
const plain = (entry: Entry, field: keyof Entry) => entry[field];
const judge = (from: Entry, to: Entry) => ({
  payload: {
    ...(from.city !== to.city && { city: to.city }),
    ...(from.street !== to.street && { street: to.street }),
  },
});

/** Saves `mine` while another editor saves each of `meanwhile` just before an attempt. */
async function save(
  mine: Partial<Entry>,
  meanwhile: readonly Partial<Entry>[],
  { lost, unanswered = null }: { lost?: ApiError; unanswered?: Entry | null } = {},
) {
  const calls: unknown[] = [];
  let stored: Stored<Entry> = { entry: first, version: '1' };
  const store = (edit: Partial<Entry>) => {
    stored = { entry: { ...stored.entry, ...edit }, version: String(Number(stored.version) + 1) };
    return stored;
  };
  const others = [...meanwhile];
  const actors = editActors<Entry, Stored<Entry>, Partial<Entry>>(
    { fields: { names: ['city', 'street'], plain }, judge },
    {
      async load() {
        calls.push('load');
        return stored;
      },
      async save(_, edit, version) {
        calls.push([edit, version]);
        if (lost !== undefined) throw lost;
        const other = others.shift();
        if (other !== undefined) store(other);
        if (version !== stored.version) throw new ApiError('refused', 'Changed meanwhile.', { status: 412 });
        return store(edit);
      },
    },
  );
  const sent = { ...first, ...mine };
  const input = { id: '7', base: stored, sent, unanswered };
  const end = await toPromise(createActor(actors.save, { input }).start()).catch((error: ApiError) => [
    error.kind,
    error.status,
    error.message,
  ]);
  return { calls, end };
}

test('an edit of another field meanwhile is merged, and saved without a question', async () => {
  expect(await save({ city: 'Biel' }, [{ street: 'Net Lane' }])).toEqual({
    calls: [[{ city: 'Biel' }, '1'], 'load', [{ city: 'Biel' }, '2']],
    end: { now: { entry: { city: 'Biel', street: 'Net Lane' }, version: '3' }, isSaved: true },
  });
});

test('an edit of the same field is not saved over', async () => {
  expect(await save({ city: 'Biel' }, [{ city: 'Basel' }])).toEqual({
    calls: [[{ city: 'Biel' }, '1'], 'load'],
    end: { now: { entry: { city: 'Basel', street: '' }, version: '2' }, isSaved: false },
  });
});

test('what is stored already is not sent again', async () => {
  expect(await save({ city: 'Biel' }, [{ city: 'Biel' }])).toEqual({
    calls: [[{ city: 'Biel' }, '1'], 'load'],
    end: { now: { entry: { city: 'Biel', street: '' }, version: '2' }, isSaved: true },
  });
});

test('what an unanswered attempt saved is taken back, where it was undone before the next one', async () => {
  const end = await save({}, [{ city: 'Biel' }], { unanswered: { ...first, city: 'Biel' } });
  expect(end).toEqual({
    calls: [[{}, '1'], 'load', [{ city: 'Bern' }, '2']],
    end: { now: { entry: first, version: '3' }, isSaved: true },
  });
});

test('stops after three attempts that met a newer version', async () => {
  const others = ['A', 'B', 'C', 'D'].map((street) => ({ street }));
  const { calls, end } = await save({ city: 'Biel' }, others);
  expect([calls.length, end]).toEqual([
    6,
    ['unreachable', null, 'Another person is saving changes here at the same time.'],
  ]);
});

test.each([new ApiError('refused', 'No.', { status: 404 }), new ApiError('unreachable', 'Out of reach.')])(
  'any other failure is the end: %s',
  async (lost) => {
    const { calls, end } = await save({ city: 'Biel' }, [], { lost });
    expect([calls, end]).toEqual([[[{ city: 'Biel' }, '1']], [lost.kind, lost.status, lost.message]]);
  },
);

test('loads by the id', async () => {
  const load = async (id: string) => ({ entry: { ...first, city: id }, version: null });
  const calls = { load, save: () => expect.fail('Nothing is saved') };
  const actors = editActors<Entry, Stored<Entry>, Partial<Entry>>(
    { fields: { names: ['city', 'street'], plain }, judge },
    calls,
  );
  const actor = createActor(actors.load, { input: { id: '7' } }).start();
  expect(await toPromise(actor)).toEqual({ entry: { city: '7', street: '' }, version: null });
});
