import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Listed, ToCreate } from '../forms/create.machine.ts';
import { anAthlete } from '../testing/builders.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import type { AthleteDraft } from './athlete-draft.ts';
import { noAthleteEntry } from './athlete-form.ts';
import { copiedAthlete, createAthleteMachine } from './create-athlete.machine.ts';
import { createAthleteView } from './create-athlete.view.ts';

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
const ada = 'ada example\ntennis';
const puppets = {
  create: puppet<void, ToCreate<AthleteDraft>>('create', {
    done: [undefined],
    failed: [refusal, keyUsed, unreachable, unforeseen],
  }),
  list: puppet<Listed>('list', { done: [null, [], [ada]], failed: [unreachable] }),
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
    { type: 'open', key: 'key 1', listed: [] },
    { type: 'choose', choice: 'Tennis' },
    { type: 'choose', choice: 'Soccer' },
    { type: 'edit', entry },
    { type: 'leave', field: 'name' },
    { type: 'submit', entry },
    { type: 'submit', entry: { ...entry, name: ' ' } },
    { type: 'addAnyway' },
    { type: 'close' },
    { type: 'keepEditing' },
    { type: 'discard' },
  ],
  facts: ({ context }) => [
    context.entry === noAthleteEntry,
    context.unanswered,
    context.problems[0]?.field ?? context.problems.length,
  ],
} satisfies Parameters<typeof walk<typeof createAthleteMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(99);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "createAthlete: closed {problems: [], fromService: false, attempt: 0, key: '', choice: 'Tennis', entry: {}, start: {}, listed: null, unanswered: null}
      open → filling.form.editing #shown {key: 'key 1', listed: []}
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
          submit {entry: {name: ' '}} → filling.form.editing #shown {problems: [{field: 'name', message: 'Name is required'}], attempt: 1, entry: {name: ' '}}
          close → confirmingDiscard #shown
            keepEditing → filling.form.editing #shown
            discard → closed
              open → filling.form.editing #shown {entry: {name: '', available_semester: '', available_year: ''}}
        leave → filling.form.editing #shown
        submit → saving #busy #shown {entry: {name: ' Ada Example ', available_semester: 'Fall', available_year: '2027'}}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
          create done → done, emits created {name: 'Ada Example'}
            open → filling.form.editing #shown {entry: {name: '', available_semester: '', available_year: ''}}
          create failed: ApiError: GPA must be between 1 and 4 → filling.form.editing #shown {problems: [{field: 'GPA', message: 'must be between 1 and 4'}], fromService: true, attempt: 1}
            choose → filling.form.editing #shown
            choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
              choose → filling.form.editing #shown {choice: 'Tennis'}
              choose {choice: 'Soccer'} → filling.comingSoon #shown
              close → confirmingDiscard #shown
            edit → filling.form.editing #shown
            leave → filling.form.editing #shown
            submit → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
            submit {entry: {name: ' '}} → filling.form.editing #shown {problems: [{field: 'name', message: 'Name is required'}], fromService: false, attempt: 2, entry: {name: ' '}}
            close → confirmingDiscard #shown
              keepEditing → filling.form.editing #shown
              discard → closed
                open → filling.form.editing #shown {problems: [], fromService: false, attempt: 0, entry: {name: '', available_semester: '', available_year: ''}}
          create failed: ApiError: Idempotency-Key was used before → filling.form.editing #shown {problems: [{field: null, message: 'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.'}], fromService: true, attempt: 1}, emits created {name: 'Ada Example'}
            choose → filling.form.editing #shown
            choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
              choose → filling.form.editing #shown {choice: 'Tennis'}
              choose {choice: 'Soccer'} → filling.comingSoon #shown
              close → confirmingDiscard #shown
            edit → filling.form.editing #shown
            leave → filling.form.editing #shown
            submit → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
            submit {entry: {name: ' '}} → filling.form.editing #shown {problems: [{field: 'name', message: 'Name is required'}], fromService: false, attempt: 2, entry: {name: ' '}}
            close → confirmingDiscard #shown
              keepEditing → filling.form.editing #shown
              discard → closed
                open → filling.form.editing #shown {problems: [], fromService: false, attempt: 0, entry: {name: '', available_semester: '', available_year: ''}}
          create failed: ApiError: The service cannot be reached. → filling.form.unanswered #shown {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 1, unanswered: 'ada example
    tennis'}
            choose → filling.form.editing #shown
              choose → filling.form.editing #shown
              choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
              edit → filling.form.editing #shown
              leave → filling.form.editing #shown
              submit → checking #busy #shown, starts list
              submit {entry: {name: ' '}} → filling.form.editing #shown {problems: [{field: 'name', message: 'Name is required'}], fromService: false, attempt: 2, entry: {name: ' '}}
              close → confirmingDiscard #shown
            choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
              choose → filling.form.editing #shown {choice: 'Tennis'}
              choose {choice: 'Soccer'} → filling.comingSoon #shown
              close → confirmingDiscard #shown
            edit → filling.form.unanswered #shown
            leave → filling.form.unanswered #shown
            submit → checking #busy #shown, starts list
              list done → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
                create done → done, emits created {name: 'Ada Example'}
                  open → filling.form.editing #shown {fromService: false, attempt: 0, entry: {name: '', available_semester: '', available_year: ''}, unanswered: null}
                create failed: ApiError: GPA must be between 1 and 4 → filling.form.editing #shown {problems: [{field: 'GPA', message: 'must be between 1 and 4'}], attempt: 2}
                  choose → filling.form.editing #shown
                  choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
                    choose → filling.form.editing #shown {choice: 'Tennis'}
                    choose {choice: 'Soccer'} → filling.comingSoon #shown
                    close → confirmingDiscard #shown
                  edit → filling.form.editing #shown
                  leave → filling.form.editing #shown
                  submit → checking #busy #shown, starts list
                    list done → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
                    list done → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
                    list done → filling.doubtful #shown {problems: [{field: null, message: 'It seems to be there already: the attempt without an answer has probably added it. Close this form, or add it anyway.'}], attempt: 3}
                    list failed: ApiError: The service cannot be reached. → filling.form.unanswered #shown {problems: [{field: null, message: 'The service cannot be reached.'}], attempt: 3}
                  submit {entry: {name: ' '}} → filling.form.editing #shown {problems: [{field: 'name', message: 'Name is required'}], fromService: false, attempt: 3, entry: {name: ' '}}
                  close → confirmingDiscard #shown
                    keepEditing → filling.form.editing #shown
                    discard → closed
                      open → filling.form.editing #shown {problems: [], fromService: false, attempt: 0, entry: {name: '', available_semester: '', available_year: ''}, unanswered: null}
                create failed: ApiError: Idempotency-Key was used before → filling.form.editing #shown {problems: [{field: null, message: 'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.'}], attempt: 2}, emits created {name: 'Ada Example'}
                create failed: ApiError: The service cannot be reached. → filling.form.unanswered #shown {problems: [{field: null, message: 'The service cannot be reached.'}], attempt: 2}
                create failed: TypeError: id is undefined → filling.form.unanswered #shown {problems: [{field: null, message: 'Something went wrong.'}], attempt: 2}
              list done → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
              list done → filling.doubtful #shown {problems: [{field: null, message: 'It seems to be there already: the attempt without an answer has probably added it. Close this form, or add it anyway.'}], attempt: 2}
                choose → filling.form.editing #shown
                choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
                edit → filling.form.editing #shown
                addAnyway → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
                close → done, emits created {name: 'Ada Example'}
                  open → filling.form.editing #shown {problems: [], fromService: false, attempt: 0, entry: {name: '', available_semester: '', available_year: ''}, unanswered: null}
              list failed: ApiError: The service cannot be reached. → filling.form.unanswered #shown {attempt: 2}
            submit {entry: {name: ' '}} → filling.form.editing #shown {problems: [{field: 'name', message: 'Name is required'}], fromService: false, attempt: 2, entry: {name: ' '}}
              choose → filling.form.editing #shown
              choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
                choose → filling.form.editing #shown {choice: 'Tennis'}
                choose {choice: 'Soccer'} → filling.comingSoon #shown
                close → confirmingDiscard #shown
              edit → filling.form.editing #shown {entry: {name: ' Ada Example '}}
              leave → filling.form.editing #shown
              submit → checking #busy #shown {entry: {name: ' Ada Example '}}, starts list
                list done → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
                list done → saving #busy #shown {problems: []}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
                list done → filling.doubtful #shown {problems: [{field: null, message: 'It seems to be there already: the attempt without an answer has probably added it. Close this form, or add it anyway.'}], fromService: true, attempt: 3}
                list failed: ApiError: The service cannot be reached. → filling.form.unanswered #shown {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 3}
              submit {entry: {name: ' '}} → filling.form.editing #shown {attempt: 3}
              close → confirmingDiscard #shown
                keepEditing → filling.form.editing #shown
                discard → closed
                  open → filling.form.editing #shown {problems: [], attempt: 0, entry: {name: '', available_semester: '', available_year: ''}, unanswered: null}
            close → confirmingDiscard #shown
              keepEditing → filling.form.unanswered #shown
              discard → closed
                open → filling.form.editing #shown {problems: [], fromService: false, attempt: 0, entry: {name: '', available_semester: '', available_year: ''}, unanswered: null}
          create failed: TypeError: id is undefined → filling.form.unanswered #shown {problems: [{field: null, message: 'Something went wrong.'}], fromService: true, attempt: 1, unanswered: 'ada example
    tennis'}
        submit {entry: {name: ' '}} → filling.form.editing #shown {problems: [{field: 'name', message: 'Name is required'}], attempt: 1, entry: {name: ' ', available_semester: 'Fall', available_year: '2027'}}
          choose → filling.form.editing #shown
          choose {choice: 'Soccer'} → filling.comingSoon #shown {choice: 'Soccer'}
            choose → filling.form.editing #shown {choice: 'Tennis'}
            choose {choice: 'Soccer'} → filling.comingSoon #shown
            close → confirmingDiscard #shown
          edit → filling.form.editing #shown {entry: {name: ' Ada Example '}}
          leave → filling.form.editing #shown
          submit → saving #busy #shown {problems: [], entry: {name: ' Ada Example '}}, starts create {draft: {name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}, key: 'key 1'}
          submit {entry: {name: ' '}} → filling.form.editing #shown {attempt: 2}
          close → confirmingDiscard #shown
            keepEditing → filling.form.editing #shown
            discard → closed
              open → filling.form.editing #shown {problems: [], attempt: 0, entry: {name: '', available_semester: '', available_year: ''}}
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
  const list = puppet<Listed>('list', { done: [null, [ada, 'bruno sample\ntennis'], [ada, ada]] });
  const dialog = createActor(createAthleteMachine.provide({ actors: { create, list } })).start();
  dialog.send({ type: 'open', key: 'key 1', listed: [ada] });
  const [done, refused, lost, broken] = create.outcomes;
  const [once, one, two] = list.outcomes;
  const settled = (outcome: typeof done) => {
    outcome?.settle();
    return waitFor(dialog, (state) => !state.hasTag('busy'));
  };
  return { dialog, settled, done, refused, lost, broken, once, one, two, sent: create.inputs };
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

test('where the service takes keys, a lost answer is asked for again by the same key', async () => {
  const { dialog, settled, lost, once, done, sent } = openDialog();
  dialog.send({ type: 'submit', entry });
  const unanswered = await settled(lost);
  dialog.send({ type: 'submit', entry });
  once?.settle();
  await waitFor(dialog, (state) => state.matches('saving'));
  const { value } = await settled(done);
  expect([createAthleteView(unanswered), value, sent]).toMatchObject([
    { entry, reasons: ['The service cannot be reached.'], isUnanswered: true },
    'done',
    [
      { draft, key: 'key 1' },
      { draft, key: 'key 1' },
    ],
  ]);
});

test('an unexpected error is no refusal: the athlete may be there', async () => {
  const { dialog, settled, broken } = openDialog();
  dialog.send({ type: 'submit', entry });
  const { value, context } = await settled(broken);
  expect({ value, context }).toEqual({
    value: { filling: { form: 'unanswered' } },
    context: {
      key: 'key 1',
      choice: 'Tennis',
      entry,
      listed: [ada],
      start: noAthleteEntry,
      unanswered: ada,
      problems: [{ field: null, message: 'Something went wrong.' }],
      fromService: true,
      attempt: 1,
    },
  });
});

test('a new namesake is shown before anything is sent again, also when another name is typed by then', async () => {
  const { dialog, settled, lost, two, sent } = openDialog();
  dialog.send({ type: 'submit', entry });
  await settled(lost);
  dialog.send({ type: 'submit', entry: { ...entry, name: 'Ada Sample' } });
  const { value, context } = await settled(two);
  expect([value, createAthleteView(dialog.getSnapshot()), context.problems, sent]).toMatchObject([
    { filling: 'doubtful' },
    { page: 'form', isDoubtful: true, isUnanswered: false },
    [{ field: null, message: expect.stringMatching(/^It seems to be there already/) }],
    [{ draft }],
  ]);
});

test('it is added anyway after a yes alone; after an edit the list is looked at again', async () => {
  const { dialog, settled, lost, two, done, sent } = openDialog();
  dialog.send({ type: 'submit', entry });
  await settled(lost);
  dialog.send({ type: 'submit', entry });
  await settled(two);
  dialog.send({ type: 'edit', entry: { ...entry, GPA: '3.9' } });
  dialog.send({ type: 'addAnyway' });
  dialog.send({ type: 'submit', entry: { ...entry, GPA: '3.9' } });
  const asked = await settled(two);
  dialog.send({ type: 'addAnyway' });
  const { value } = await settled(done);
  expect([asked.value, value, sent]).toMatchObject([
    { filling: 'doubtful' },
    'done',
    [{ draft }, { draft: { ...draft, GPA: 3.9 } }],
  ]);
});

test('neither a namesake from before nor a new athlete of another name is the one that was sent: it is sent again', async () => {
  const { dialog, settled, lost, one, done, sent } = openDialog();
  dialog.send({ type: 'submit', entry });
  await settled(lost);
  dialog.send({ type: 'submit', entry });
  one?.settle();
  await waitFor(dialog, (state) => state.matches('saving'));
  const { value } = await settled(done);
  expect([value, sent.length]).toEqual(['done', 2]);
});

test('who finds it there closes the dialog without a question, and the list is read again', async () => {
  const { dialog, settled, lost, two } = openDialog();
  const news: unknown[] = [];
  dialog.on('created', (event) => news.push(event));
  dialog.send({ type: 'submit', entry });
  await settled(lost);
  dialog.send({ type: 'submit', entry });
  await settled(two);
  dialog.send({ type: 'close' });
  expect([dialog.getSnapshot().value, news]).toEqual(['done', [{ type: 'created', name: 'Ada Example' }]]);
});

test('what is missing is said at its field, and nothing is sent', () => {
  const { dialog, sent } = openDialog();
  dialog.send({ type: 'submit', entry: { ...noAthleteEntry, GPA: '4.05' } });
  const { context, value } = dialog.getSnapshot();
  expect({ value, problems: context.problems, attempt: context.attempt, sent }).toEqual({
    value: { filling: { form: 'editing' } },
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

test('a mended field loses its error when it is left, and no other one does', () => {
  const { dialog } = openDialog();
  dialog.send({ type: 'submit', entry: { ...entry, GPA: '5', SAT: '1' } });
  const { problems } = dialog.getSnapshot().context;
  dialog.send({ type: 'edit', entry: { ...entry, SAT: '1' } });
  dialog.send({ type: 'leave', field: 'GPA' });
  expect([problems, dialog.getSnapshot().context.problems]).toEqual([
    [
      { field: 'GPA', message: 'GPA must be between 1 and 4' },
      { field: 'SAT', message: 'SAT must be between 400 and 1600' },
    ],
    [{ field: 'SAT', message: 'SAT must be between 400 and 1600' }],
  ]);
});

test('who keeps editing is back where they were, refusal and all; the next athlete begins with nothing', async () => {
  const { dialog, refused } = openDialog();
  dialog.send({ type: 'submit', entry });
  refused?.settle();
  const before = await waitFor(dialog, (state) => state.context.problems.length > 0);
  dialog.send({ type: 'close' });
  dialog.send({ type: 'keepEditing' });
  const after = dialog.getSnapshot();
  dialog.send({ type: 'close' });
  dialog.send({ type: 'discard' });
  dialog.send({ type: 'open', key: 'key 2', listed: null });
  expect([after.value, after.context]).toEqual([before.value, before.context]);
  expect(dialog.getSnapshot().context).toEqual({
    key: 'key 2',
    choice: 'Tennis',
    entry: noAthleteEntry,
    start: noAthleteEntry,
    listed: null,
    unanswered: null,
    problems: [],
    fromService: false,
    attempt: 0,
  });
});

test('a copy begins with all values and asks for another name; it closes without a question until it is changed', () => {
  const ada = anAthlete({
    name: 'Ada Example',
    available_semester: 'Fall',
    available_year: 2027,
    country_of_residence: 'CH',
    UTR: 9.85,
  });
  const dialog = createActor(createAthleteMachine).start();
  const copied = copiedAthlete(ada);
  if (copied === null) throw new Error('Tennis has a form');
  dialog.send({ type: 'open', key: 'key 1', listed: [], copied });
  const filled = {
    ...noAthleteEntry,
    name: 'Ada Example',
    available_semester: 'Fall',
    available_year: '2027',
    country_of_residence: 'Switzerland',
    UTR: '9.85',
  };
  const { choice, entry: shown, form, isUnsaved } = createAthleteView(dialog.getSnapshot());
  expect({ choice, shown, form, isUnsaved }).toEqual({
    choice: 'Tennis',
    shown: filled,
    form: {
      problems: [{ field: 'name', message: 'Change the name: this is a copy of Ada Example.' }],
      fromService: false,
      attempt: 1,
    },
    isUnsaved: false,
  });
  dialog.send({ type: 'close' });
  expect(dialog.getSnapshot().value).toBe('closed');
  dialog.send({ type: 'open', key: 'key 2', listed: [], copied });
  dialog.send({ type: 'edit', entry: { ...filled, name: 'Zoe Example' } });
  dialog.send({ type: 'leave', field: 'name' });
  const edited = createAthleteView(dialog.getSnapshot());
  dialog.send({ type: 'close' });
  expect([edited.form.problems, edited.isUnsaved, dialog.getSnapshot().value]).toEqual([
    [],
    true,
    'confirmingDiscard',
  ]);
});

test('an athlete of a sport without a form is not copied', () => {
  expect([copiedAthlete(anAthlete({ sport: 'Soccer' })), copiedAthlete(anAthlete({ sport: null }))]).toEqual([
    null,
    null,
  ]);
});
