import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ToCreate } from '../forms/create.machine.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import type { AthleteDraft } from './athlete.ts';
import { noAthleteEntry } from './athlete-form.ts';
import { createAthleteMachine } from './create-athlete.machine.ts';

const unreachable = new ApiError('unreachable', 'The service cannot be reached.');
const refusal = new ApiError('refused', 'GPA must be between 1 and 4', {
  status: 422,
  problems: [{ field: 'GPA', message: 'must be between 1 and 4' }],
});
const keyUsed = new ApiError('refused', 'Idempotency-Key was used before', {
  status: 422,
  problems: [{ field: 'Idempotency-Key', message: 'was used before' }],
});
const unforeseen = new TypeError('id is undefined');
const puppets = {
  create: puppet<void, ToCreate<AthleteDraft>>('create', {
    done: [undefined],
    failed: [refusal, keyUsed, unreachable, unforeseen],
  }),
};
const entry = {
  ...noAthleteEntry,
  name: ' Ada Example ',
  available_semester: 'Fall',
  available_year: '2027',
};
const scene = {
  machine: createAthleteMachine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'open', key: 'key 1' },
    { type: 'choose', choice: 'Tennis' },
    { type: 'choose', choice: 'Soccer' },
    { type: 'edit', entry },
    { type: 'leave', field: 'name' },
    { type: 'submit', entry },
    { type: 'submit', entry: { ...entry, name: ' ' } },
    { type: 'close' },
    { type: 'keepEditing' },
    { type: 'discard' },
  ],
  facts: ({ context }) => context.entry === noAthleteEntry,
} satisfies Parameters<typeof walk<typeof createAthleteMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(40);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "createAthlete: closed {problems: [], fromService: false, attempt: 0, key: '', choice: 'Tennis', entry: {}}
      open → filling.form.editing #shown {key: 'key 1'}
        choose → filling.form.editing #shown
        choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
          choose → filling.form.editing #shown {choice: 'Tennis'}
          choose {choice: 'Soccer'} → filling.comingSoon #shown
          close → closed
        edit → filling.form.editing #shown {entry: {name: ' Ada Example ', available_semester: 'Fall', available_year: '2027'}}
          choose → filling.form.editing #shown
          choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
            choose → filling.form.editing #shown {choice: 'Tennis'}
            choose {choice: 'Soccer'} → filling.comingSoon #shown
            close → confirmingDiscard #shown
          edit → filling.form.editing #shown
          leave → filling.form.editing #shown
          submit → saving #busy #shown, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
          submit {entry: {name: ' '}} → filling.form.incomplete #shown {problems: [{field: 'name', message: 'Name is required'}], attempt: 1, entry: {name: ' '}}
          close → confirmingDiscard #shown
            keepEditing → filling.form.editing #shown
            discard → closed
              open → filling.form.editing #shown {entry: {name: '', available_semester: '', available_year: ''}}
        leave → filling.form.editing #shown
        submit → saving #busy #shown {entry: {name: ' Ada Example ', available_semester: 'Fall', available_year: '2027'}}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
          create done → done, emits created {name: 'Ada Example'}
            open → filling.form.editing #shown {entry: {name: '', available_semester: '', available_year: ''}}
          create failed: ApiError: GPA must be between 1 and 4 → filling.form.refused #shown {problems: [{field: 'GPA', message: 'must be between 1 and 4'}], fromService: true, attempt: 1}
            choose → filling.form.editing #shown
            choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
            edit → filling.form.refused #shown
            leave → filling.form.refused #shown
            submit → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
            submit {entry: {name: ' '}} → filling.form.incomplete #shown {problems: [{field: 'name', message: 'Name is required'}], fromService: false, attempt: 2, entry: {name: ' '}}
            close → confirmingDiscard #shown
          create failed: ApiError: Idempotency-Key was used before → filling.form.refused #shown {problems: [{field: null, message: 'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.'}], fromService: true, attempt: 1}, emits created {name: 'Ada Example'}
          create failed: ApiError: The service cannot be reached. → filling.form.unanswered #shown {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 1}
            choose → filling.form.editing #shown
            choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
            edit → filling.form.unanswered #shown
            leave → filling.form.unanswered #shown
            submit → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
            submit {entry: {name: ' '}} → filling.form.incomplete #shown {problems: [{field: 'name', message: 'Name is required'}], fromService: false, attempt: 2, entry: {name: ' '}}
            close → confirmingDiscard #shown
          create failed: TypeError: id is undefined → filling.form.unanswered #shown {problems: [{field: null, message: 'Something went wrong.'}], fromService: true, attempt: 1}
        submit {entry: {name: ' '}} → filling.form.incomplete #shown {problems: [{field: 'name', message: 'Name is required'}], attempt: 1, entry: {name: ' ', available_semester: 'Fall', available_year: '2027'}}
          choose → filling.form.editing #shown
          choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
          edit → filling.form.incomplete #shown {entry: {name: ' Ada Example '}}
          leave → filling.form.incomplete #shown
          submit → saving #busy #shown {problems: [], entry: {name: ' Ada Example '}}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
          submit {entry: {name: ' '}} → filling.form.incomplete #shown {attempt: 2}
          close → confirmingDiscard #shown
        close → closed"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

/** The dialog, and what its service receives. */
function openDialog() {
  const create = puppet<void, ToCreate<AthleteDraft>>('create', {
    done: [undefined],
    failed: [refusal, unreachable, unforeseen],
  });
  const dialog = createActor(createAthleteMachine.provide({ actors: { create } })).start();
  dialog.send({ type: 'open', key: 'key 1' });
  const [done, refused, lost, broken] = create.outcomes;
  return { dialog, done, refused, lost, broken, sent: create.inputs };
}
const draft = { sport: 'Tennis', name: 'Ada Example', available_semester: 'Fall', available_year: 2027 };

test('one submit sends one athlete, however often it is repeated', async () => {
  const { dialog, done, sent } = openDialog();
  const news: unknown[] = [];
  dialog.on('created', (event) => news.push(event));
  dialog.send({ type: 'submit', entry });
  dialog.send({ type: 'submit', entry });
  dialog.send({ type: 'close' });
  done?.settle();
  const state = await waitFor(dialog, ({ value }) => value === 'done');
  dialog.send({ type: 'submit', entry });
  expect({ sent, news, shown: state.hasTag('shown') }).toEqual({
    sent: [{ draft, key: 'key 1' }],
    news: [{ type: 'created', name: 'Ada Example' }],
    shown: false,
  });
});

test('an answer that never came is asked for again by the same key, with what was typed kept', async () => {
  const { dialog, lost, sent } = openDialog();
  dialog.send({ type: 'submit', entry });
  lost?.settle();
  const { context } = await waitFor(dialog, (state) => state.matches({ filling: { form: 'unanswered' } }));
  dialog.send({ type: 'submit', entry });
  expect({ entry: context.entry, problems: context.problems, sent }).toEqual({
    entry,
    problems: [{ field: null, message: 'The service cannot be reached.' }],
    sent: [
      { draft, key: 'key 1' },
      { draft, key: 'key 1' },
    ],
  });
});

test('an error that nobody foresaw is no refusal: the same key sends the athlete again, and it is added once', async () => {
  const { dialog, done, broken, sent } = openDialog();
  dialog.send({ type: 'submit', entry });
  broken?.settle();
  const { value, context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  dialog.send({ type: 'submit', entry: context.entry });
  done?.settle();
  await waitFor(dialog, (state) => state.matches('done'));
  expect({ value, context, sent }).toEqual({
    value: { filling: { form: 'unanswered' } },
    context: {
      key: 'key 1',
      choice: 'Tennis',
      entry,
      problems: [{ field: null, message: 'Something went wrong.' }],
      fromService: true,
      attempt: 1,
    },
    sent: [
      { draft, key: 'key 1' },
      { draft, key: 'key 1' },
    ],
  });
});

test('what is missing is said at its field, and nothing is sent', () => {
  const { dialog, sent } = openDialog();
  dialog.send({ type: 'submit', entry: { ...noAthleteEntry, GPA: '4.05' } });
  const { context, value } = dialog.getSnapshot();
  expect({ value, problems: context.problems, attempt: context.attempt, sent }).toEqual({
    value: { filling: { form: 'incomplete' } },
    problems: [
      { field: 'name', message: 'Name is required' },
      { field: 'available_semester', message: 'Semester is required' },
      { field: 'available_year', message: 'Year is required' },
      { field: 'GPA', message: 'GPA must be between 1 and 4' },
    ],
    attempt: 1,
    sent: [],
  });
});

test('who keeps editing is back where they were, refusal and all; the next athlete begins with nothing', async () => {
  const { dialog, refused } = openDialog();
  dialog.send({ type: 'submit', entry });
  refused?.settle();
  const before = await waitFor(dialog, (state) => state.matches({ filling: { form: 'refused' } }));
  dialog.send({ type: 'close' });
  dialog.send({ type: 'keepEditing' });
  const after = dialog.getSnapshot();
  dialog.send({ type: 'close' });
  dialog.send({ type: 'discard' });
  dialog.send({ type: 'open', key: 'key 2' });
  expect([after.value, after.context]).toEqual([before.value, before.context]);
  expect(dialog.getSnapshot().context).toEqual({
    key: 'key 2',
    choice: 'Tennis',
    entry: noAthleteEntry,
    problems: [],
    fromService: false,
    attempt: 0,
  });
});
