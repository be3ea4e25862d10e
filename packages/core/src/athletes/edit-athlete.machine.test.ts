import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { SaveEnd, ToSave, Wanted } from '../forms/edit.machine.ts';
import { newRevision } from '../forms/revision.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import { type AthleteEntry, noAthleteEntry } from './athlete-form.ts';
import { editAthleteMachine, type StoredAthlete } from './edit-athlete.machine.ts';

const first: StoredAthlete = {
  sport: 'Tennis',
  entry: {
    ...noAthleteEntry,
    name: 'Ada Example',
    available_semester: 'Fall',
    available_year: '2027',
    GPA: '3.1',
  },
  version: '"1"',
};
/** What somebody else has stored. */
const second: StoredAthlete = {
  sport: 'Tennis',
  entry: { ...first.entry, GPA: '3.2', bio: 'Plays.' },
  version: '"2"',
};
const third: StoredAthlete = {
  sport: 'Tennis',
  entry: { ...second.entry, GPA: '3.3' },
  version: '"3"',
};
const mine = { ...first.entry, GPA: '3.9' };
const done: StoredAthlete = { ...first, entry: mine, version: '"2"' };

const refused = (status: number, text: string) => new ApiError('refused', text, { status });
const unreachable = new ApiError('unreachable', 'The service cannot be reached.');
const unforeseen = new TypeError('id is undefined');

const puppets = {
  load: puppet<StoredAthlete, Wanted>('load', {
    done: [first],
    failed: [
      refused(404, 'Not found.'),
      refused(405, 'No such call.'),
      refused(403, 'Not yours.'),
      unreachable,
      unforeseen,
    ],
  }),
  save: puppet<SaveEnd<StoredAthlete>, ToSave<AthleteEntry, StoredAthlete>>('save', {
    done: [
      { now: done, isSaved: true },
      { now: second, isSaved: false },
      { now: third, isSaved: false },
    ],
    failed: [
      refused(404, 'Not found.'),
      refused(501, 'No such call.'),
      refused(422, 'GPA is odd'),
      unreachable,
      unforeseen,
    ],
  }),
};
const scene = {
  machine: editAthleteMachine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'open', id: '7', name: 'Ada Example' },
    { type: 'edit', entry: mine },
    { type: 'leave', field: 'GPA' },
    { type: 'submit', entry: mine },
    { type: 'submit', entry: first.entry },
    { type: 'submit', entry: { ...mine, GPA: '5' } },
    { type: 'retry' },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
    { type: 'close' },
    { type: 'keepEditing' },
    { type: 'discard' },
  ],
  facts: ({ context }) => [context.base === null, context.entry.GPA === context.base?.entry.GPA],
} satisfies Parameters<typeof walk<typeof editAthleteMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(64);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "open → opened.loading
      close → closed
      load done → opened.form.editing
        edit → opened.form.editing
          edit → opened.form.editing
          leave → opened.form.editing
          submit → saving
          submit → opened.form.ended.unchanged
          submit → opened.form.incomplete
          close → confirmingDiscard
            keepEditing → opened.form.editing
            discard → closed
              open → opened.loading
        leave → opened.form.editing
        submit → saving
          edit → saving
          save done → opened.form.ended.saved, emitting saved
            open → opened.loading
            edit → opened.form.editing
            leave → opened.form.ended.saved
            submit → opened.form.ended.unchanged
            submit → saving
            submit → opened.form.incomplete
            close → closed
          save done → opened.conflicted
            keepMine → saving
            takeTheirs → opened.form.editing
            close → confirmingDiscard
          save done → opened.conflicted
          save failed: ApiError: Not found. → opened.form.refused, emitting gone
            edit → opened.form.refused
            leave → opened.form.refused
            submit → saving
            submit → opened.form.ended.unchanged
            submit → opened.form.incomplete
            close → confirmingDiscard
          save failed: ApiError: No such call. → opened.form.refused
          save failed: ApiError: GPA is odd → opened.form.refused
          save failed: ApiError: The service cannot be reached. → opened.form.unanswered
            edit → opened.form.unanswered
            leave → opened.form.unanswered
            submit → saving
            submit → opened.form.ended.unchanged
            submit → opened.form.incomplete
            close → confirmingDiscard
          save failed: TypeError: id is undefined → opened.form.unanswered
        submit → opened.form.ended.unchanged
          open → opened.loading
          edit → opened.form.editing
          leave → opened.form.ended.unchanged
            open → opened.loading
            edit → opened.form.editing
            leave → opened.form.ended.unchanged
            submit → saving
            submit → opened.form.ended.unchanged
            submit → opened.form.incomplete
            close → confirmingDiscard
          submit → saving
          submit → opened.form.ended.unchanged
          submit → opened.form.incomplete
          close → closed
        submit → opened.form.incomplete
          edit → opened.form.incomplete
          leave → opened.form.incomplete
          submit → saving
          submit → opened.form.ended.unchanged
          submit → opened.form.incomplete
          close → confirmingDiscard
        close → closed
          open → opened.loading
      load failed: ApiError: Not found. → opened.gone, emitting gone
        close → closed
      load failed: ApiError: No such call. → opened.unsupported
        close → closed
      load failed: ApiError: Not yours. → opened.unloaded.refused
        retry → opened.loading
        close → closed
      load failed: ApiError: The service cannot be reached. → opened.unloaded.retrying
        retry → opened.loading
        close → closed
        after retry → opened.loading
      load failed: TypeError: id is undefined → opened.unloaded.retrying"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

async function openDialog() {
  const { load, save } = puppets;
  const dialog = createActor(editAthleteMachine.provide({ actors: puppets })).start();
  const news: unknown[] = [];
  dialog.on('*', (event) => news.push(event));
  dialog.send({ type: 'open', id: '7', name: 'Ada Example' });
  load.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches({ opened: 'form' }));
  const [saved, conflict, another, , , odd, , broken] = save.outcomes;
  const settled = async (outcome: typeof saved) => {
    outcome?.settle();
    return waitFor(dialog, (state) => !state.hasTag('busy'));
  };
  return { dialog, news, sent: () => save.inputs.at(-1), settled, saved, conflict, another, odd, broken };
}

test('what was typed is sent with what it was loaded as, and says who was saved', async () => {
  const { dialog, news, sent, settled, saved } = await openDialog();
  const entry = { ...mine, name: 'Ada Sample ' };
  dialog.send({ type: 'submit', entry });
  dialog.send({ type: 'submit', entry: mine });
  const { value, context } = await settled(saved);
  expect({ sent: sent(), news, value, savedFields: context.savedFields, stored: context.base }).toMatchObject(
    {
      sent: { id: '7', base: first, sent: entry, unanswered: null },
      news: [{ type: 'saved', name: 'Ada Sample' }],
      value: { opened: { form: { ended: 'saved' } } },
      savedFields: ['name', 'GPA'],
      stored: done,
    },
  );
});

test('mine is kept over the new version; a second conflict asks again, and a refusal after it keeps all', async () => {
  const { dialog, sent, settled, conflict, another, odd } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const asked = await settled(conflict);
  dialog.send({ type: 'keepMine' });
  const again = sent();
  const askedAgain = await settled(another);
  dialog.send({ type: 'keepMine' });
  const { value, context } = await settled(odd);
  const both = ({ context }: typeof asked) => [context.conflicts, context.base?.entry.GPA, context.entry.GPA];
  expect([asked.value, both(asked), askedAgain.value, both(askedAgain)]).toEqual([
    { opened: 'conflicted' },
    [['GPA'], '3.2', '3.9'],
    { opened: 'conflicted' },
    [['GPA'], '3.3', '3.9'],
  ]);
  expect([again, value, context.base, context.entry, context.problems]).toMatchObject([
    { base: second, sent: { ...second.entry, GPA: '3.9' } },
    { opened: { form: 'refused' } },
    third,
    { ...third.entry, GPA: '3.9' },
    [{ field: null, message: 'GPA is odd' }],
  ]);
});

test('theirs are taken: the form goes on with what is stored', async () => {
  const { dialog, settled, conflict } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const { context: before } = await settled(conflict);
  dialog.send({ type: 'takeTheirs' });
  const { value, context } = dialog.getSnapshot();
  expect([value, context.entry, context.conflicts, context.filled - before.filled]).toEqual([
    { opened: { form: 'editing' } },
    second.entry,
    [],
    1,
  ]);
});

test('an unexpected error is no refusal: what was sent may be saved, and is sent again', async () => {
  const { dialog, sent, settled, broken } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const { value, context } = await settled(broken);
  dialog.send({ type: 'submit', entry: context.entry });
  expect({ value, context, sent: sent() }).toMatchObject({
    value: { opened: { form: 'unanswered' } },
    context: {
      ...newRevision(noAthleteEntry),
      id: '7',
      base: first,
      entry: mine,
      sent: mine,
      unanswered: mine,
      problems: [{ field: null, message: 'Something went wrong.' }],
      fromService: true,
      attempt: 1,
      filled: 1,
    },
    sent: { base: first, sent: mine, unanswered: mine },
  });
});

test('a mended field loses its error when it is left', async () => {
  const { dialog } = await openDialog();
  dialog.send({ type: 'submit', entry: { ...mine, GPA: '5', SAT: '1' } });
  const { problems } = dialog.getSnapshot().context;
  dialog.send({ type: 'edit', entry: { ...mine, SAT: '1' } });
  dialog.send({ type: 'leave', field: 'GPA' });
  expect([problems, dialog.getSnapshot().context.problems]).toEqual([
    [
      { field: 'GPA', message: 'GPA must be between 1 and 4' },
      { field: 'SAT', message: 'SAT must be between 400 and 1600' },
    ],
    [{ field: 'SAT', message: 'SAT must be between 400 and 1600' }],
  ]);
});
