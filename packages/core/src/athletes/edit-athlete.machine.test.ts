import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import { noAthleteEntry } from './athlete-form.ts';
import type { AthleteToSave, StoredAthlete } from './athlete-revision.ts';
import { editAthleteMachine } from './edit-athlete.machine.ts';

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
const mine = { ...first.entry, GPA: '3.9' };

const refused = (status: number, text: string) => new ApiError('refused', text, { status });
const unreachable = new ApiError('unreachable', 'The service cannot be reached.');
const unforeseen = new TypeError('id is undefined');
type Wanted = { readonly athleteId: string };

function stage() {
  return {
    loadAthlete: puppet<StoredAthlete, Wanted>('loadAthlete', {
      done: [first, second, { sport: 'Tennis', entry: mine, version: '"3"' }],
      failed: [refused(404, 'Not found.'), refused(405, 'No such call.'), unreachable, unforeseen],
    }),
    saveAthlete: puppet<void, AthleteToSave & Wanted>('saveAthlete', {
      done: [undefined],
      failed: [
        refused(412, 'Changed.'),
        refused(404, 'Not found.'),
        refused(501, 'No such call.'),
        refused(422, 'GPA is odd'),
        unreachable,
        unforeseen,
      ],
    }),
  };
}
const puppets = stage();
const scene = {
  machine: editAthleteMachine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'open', athleteId: '7', name: 'Ada Example' },
    { type: 'edit', entry: mine },
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
  facts: ({ context }) => [context.stored === null, context.entry.GPA === context.stored?.entry.GPA],
} satisfies Parameters<typeof walk<typeof editAthleteMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(46);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "editAthlete: closed {stored: null, entry: {}, athleteId: '', name: '', problems: [], fromService: false, attempt: 0, filled: 0}
      open → opened.loading #shown {athleteId: '7', name: 'Ada Example'}, starts loadAthlete {athleteId: '7'}
        close → closed
        loadAthlete done → opened.form.editing #form #shown {stored: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, version: '"1"'}, entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.1'}, filled: 1}
          edit → opened.form.editing #form #shown {entry: {GPA: '3.9'}}
            edit → opened.form.editing #form #shown
            submit → saving #busy #form #shown, starts saveAthlete {athleteId: '7', edit: {GPA: 3.9}, version: '"1"'}
            submit {entry: {GPA: '3.1'}} → closed
              open → opened.loading #shown {stored: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, filled: 0}, starts loadAthlete {athleteId: '7'}
            submit {entry: {GPA: '5'}} → opened.form.incomplete #form #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'must be between 1 and 4'}], attempt: 1}
            close → confirmingDiscard #shown
              keepEditing → opened.form.editing #form #shown
              discard → closed
          submit → saving #busy #form #shown {entry: {GPA: '3.9'}}, starts saveAthlete {athleteId: '7', edit: {GPA: 3.9}, version: '"1"'}
            saveAthlete done → closed, emits athleteEdited {name: 'Ada Example'}
            saveAthlete failed: ApiError: Changed. → opened.loading #shown, starts loadAthlete {athleteId: '7'}
              close → confirmingDiscard #shown
              loadAthlete done → opened.conflicting #shown {filled: 2}
                keepMine → saving #busy #form #shown, starts saveAthlete {athleteId: '7', edit: {GPA: 3.9}, version: '"1"'}
                takeTheirs → opened.form.editing #form #shown {entry: {GPA: '3.1'}, filled: 3}
                close → confirmingDiscard #shown
              loadAthlete done → opened.conflicting #shown {stored: {entry: {GPA: '3.2', bio: 'Plays.'}, version: '"2"'}, entry: {bio: 'Plays.'}, filled: 2}
              loadAthlete done → closed, emits athleteEdited {name: 'Ada Example'}
              loadAthlete failed: ApiError: Not found. → opened.form.refused #form #shown {problems: [{field: null, message: 'Ada Example is no longer among your athletes.'}], fromService: true}, emits athleteGone
              loadAthlete failed: ApiError: No such call. → unsupported #shown {problems: [{field: null, message: 'This service cannot save changes to an athlete.'}], fromService: true}
                close → closed
              loadAthlete failed: ApiError: The service cannot be reached. → opened.unloaded #shown {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 1}
                retry → opened.loading #shown {problems: []}, starts loadAthlete {athleteId: '7'}
                close → confirmingDiscard #shown {problems: []}
              loadAthlete failed: TypeError: id is undefined → opened.unloaded #shown {problems: [{field: null, message: 'Something went wrong.'}], fromService: true, attempt: 1}
            saveAthlete failed: ApiError: Not found. → opened.form.refused #form #shown {problems: [{field: null, message: 'Ada Example is no longer among your athletes.'}], fromService: true}, emits athleteGone
              edit → opened.form.refused #form #shown
              submit → saving #busy #form #shown {problems: []}, starts saveAthlete {athleteId: '7', edit: {GPA: 3.9}, version: '"1"'}
              submit {entry: {GPA: '3.1'}} → closed
              submit {entry: {GPA: '5'}} → opened.form.incomplete #form #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'must be between 1 and 4'}], fromService: false, attempt: 1}
              close → confirmingDiscard #shown
            saveAthlete failed: ApiError: No such call. → opened.form.refused #form #shown {problems: [{field: null, message: 'This service cannot save changes to an athlete.'}], fromService: true}
            saveAthlete failed: ApiError: GPA is odd → opened.form.refused #form #shown {problems: [{field: null, message: 'GPA is odd'}], fromService: true, attempt: 1}
            saveAthlete failed: ApiError: The service cannot be reached. → opened.form.unanswered #form #shown {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 1}
              edit → opened.form.unanswered #form #shown
              submit → saving #busy #form #shown {problems: []}, starts saveAthlete {athleteId: '7', edit: {GPA: 3.9}, version: '"1"'}
              submit {entry: {GPA: '3.1'}} → closed
              submit {entry: {GPA: '5'}} → opened.form.incomplete #form #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'must be between 1 and 4'}], fromService: false, attempt: 2}
              close → confirmingDiscard #shown
            saveAthlete failed: TypeError: id is undefined → opened.form.unanswered #form #shown {problems: [{field: null, message: 'Something went wrong.'}], fromService: true, attempt: 1}
          submit {entry: {GPA: '3.1'}} → closed
            open → opened.loading #shown {stored: null, entry: {name: '', available_semester: '', available_year: '', GPA: ''}, filled: 0}, starts loadAthlete {athleteId: '7'}
          submit {entry: {GPA: '5'}} → opened.form.incomplete #form #shown {entry: {GPA: '5'}, problems: [{field: 'GPA', message: 'must be between 1 and 4'}], attempt: 1}
            edit → opened.form.incomplete #form #shown {entry: {GPA: '3.9'}}
            submit → saving #busy #form #shown {entry: {GPA: '3.9'}, problems: []}, starts saveAthlete {athleteId: '7', edit: {GPA: 3.9}, version: '"1"'}
            submit {entry: {GPA: '3.1'}} → closed
            submit {entry: {GPA: '5'}} → opened.form.incomplete #form #shown {attempt: 2}
            close → confirmingDiscard #shown
          close → closed
        loadAthlete done → opened.form.editing #form #shown {stored: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.2', bio: 'Plays.'}, version: '"2"'}, entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.2', bio: 'Plays.'}, filled: 1}
        loadAthlete done → opened.form.editing #form #shown {stored: {sport: 'Tennis', entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, version: '"3"'}, entry: {name: 'Ada Example', available_semester: 'Fall', available_year: '2027', GPA: '3.9'}, filled: 1}
        loadAthlete failed: ApiError: Not found. → gone #shown {problems: [{field: null, message: 'Ada Example is no longer among your athletes.'}], fromService: true}, emits athleteGone
          close → closed
        loadAthlete failed: ApiError: No such call. → unsupported #shown {problems: [{field: null, message: 'This service cannot save changes to an athlete.'}], fromService: true}
          close → closed
        loadAthlete failed: ApiError: The service cannot be reached. → opened.unloaded #shown {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 1}
          retry → opened.loading #shown {problems: []}, starts loadAthlete {athleteId: '7'}
          close → closed {problems: []}
        loadAthlete failed: TypeError: id is undefined → opened.unloaded #shown {problems: [{field: null, message: 'Something went wrong.'}], fromService: true, attempt: 1}"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

async function openDialog() {
  const actors = stage();
  const dialog = createActor(editAthleteMachine.provide({ actors })).start();
  const news: unknown[] = [];
  dialog.on('*', (event) => news.push(event));
  dialog.send({ type: 'open', athleteId: '7', name: 'Ada Example' });
  actors.loadAthlete.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.hasTag('form'));
  return {
    dialog,
    news,
    sent: actors.saveAthlete.inputs,
    async conflict() {
      actors.saveAthlete.outcomes[1]?.settle();
      await waitFor(dialog, (state) => state.matches({ opened: 'loading' }));
      actors.loadAthlete.outcomes[1]?.settle();
      return waitFor(dialog, (state) => state.matches({ opened: 'conflicting' }));
    },
    async saved() {
      actors.saveAthlete.outcomes[0]?.settle();
      return waitFor(dialog, ({ value }) => value === 'closed');
    },
    async lost() {
      actors.saveAthlete.outcomes[5]?.settle();
      return waitFor(dialog, (state) => state.matches({ opened: { form: 'unanswered' } }));
    },
    async broken() {
      actors.saveAthlete.outcomes[6]?.settle();
      return waitFor(dialog, (state) => !state.hasTag('busy'));
    },
    actors,
  };
}

test('what differs is sent with the version that was read', async () => {
  const { dialog, news, sent, saved } = await openDialog();
  dialog.send({ type: 'submit', entry: { ...mine, name: 'Ada Sample ' } });
  dialog.send({ type: 'submit', entry: mine });
  await saved();
  expect({ sent, news }).toEqual({
    sent: [{ athleteId: '7', edit: { name: 'Ada Sample', GPA: 3.9 }, version: '"1"' }],
    news: [{ type: 'athleteEdited', name: 'Ada Sample' }],
  });
});

test('who keeps their value saves it over the new one, and leaves alone what they did not touch', async () => {
  const { dialog, sent, conflict, saved } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const { context } = await conflict();
  dialog.send({ type: 'keepMine' });
  await saved();
  expect({ stored: context.stored?.entry.GPA, entry: context.entry, sent: sent.at(-1) }).toEqual({
    stored: '3.2',
    entry: { ...second.entry, GPA: '3.9' },
    sent: { athleteId: '7', edit: { GPA: 3.9 }, version: '"2"' },
  });
});

test('who takes the other value goes on with what is stored', async () => {
  const { dialog, conflict } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const { context: before } = await conflict();
  dialog.send({ type: 'takeTheirs' });
  const { value, context } = dialog.getSnapshot();
  expect({ value, entry: context.entry, isShownAnew: context.filled > before.filled }).toEqual({
    value: { opened: { form: 'editing' } },
    entry: second.entry,
    isShownAnew: true,
  });
});

test('an answer that never came was a yes where the service says so at the next attempt', async () => {
  const { dialog, news, lost, actors } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  await lost();
  dialog.send({ type: 'submit', entry: mine });
  actors.saveAthlete.outcomes[1]?.settle();
  await waitFor(dialog, (state) => state.matches({ opened: 'loading' }));
  actors.loadAthlete.outcomes[2]?.settle();
  await waitFor(dialog, ({ value }) => value === 'closed');
  expect(news).toEqual([{ type: 'athleteEdited', name: 'Ada Example' }]);
});

test('an error that nobody foresaw is no refusal: what was typed is saved again over the same version', async () => {
  const { dialog, news, sent, broken, saved } = await openDialog();
  dialog.send({ type: 'submit', entry: mine });
  const { value, context } = await broken();
  dialog.send({ type: 'submit', entry: context.entry });
  await saved();
  expect({ value, context, sent, news }).toEqual({
    value: { opened: { form: 'unanswered' } },
    context: {
      athleteId: '7',
      name: 'Ada Example',
      stored: first,
      entry: mine,
      problems: [{ field: null, message: 'Something went wrong.' }],
      fromService: true,
      attempt: 1,
      filled: 1,
    },
    sent: [
      { athleteId: '7', edit: { GPA: 3.9 }, version: '"1"' },
      { athleteId: '7', edit: { GPA: 3.9 }, version: '"1"' },
    ],
    news: [{ type: 'athleteEdited', name: 'Ada Example' }],
  });
});
