import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { blank, type ExampleEntry, editableExample, type StoredExample } from '../testing/example-form.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { createEditMachine, type SaveEnd, type ToSave, type Wanted } from './edit.machine.ts';

const entry = { name: 'Ada Example', grade: '3', note: '' };
const mine = { ...entry, name: 'Ada Example ', grade: '4' };
const wrong = { ...mine, grade: '9' };
const before: StoredExample = { entry, version: '"1"' };
/** Changed in another field too, which is merged. */
const theirs: StoredExample = { entry: { ...entry, grade: '2', note: 'Plays.' }, version: '"2"' };
const after: StoredExample = { entry: { ...mine, name: 'Ada Example' }, version: '"2"' };

const refusal = (status: number, text: string) => new ApiError('refused', text, { status });
const errors = {
  notFound: refusal(404, 'Not found.'),
  noCall: refusal(405, 'No such call.'),
  refused: refusal(422, 'Not like this.'),
  away: new ApiError('unreachable', 'The service cannot be reached.'),
};
const failed = Object.values(errors);
const saved = { now: after, isSaved: true };
const conflict = { now: theirs, isSaved: false };

const machine = createEditMachine<ExampleEntry, StoredExample, Partial<ExampleEntry>>(
  'edit',
  editableExample,
);
const puppets = {
  load: puppet<StoredExample, Wanted>('load', { done: [before], failed }),
  save: puppet<SaveEnd<StoredExample>, ToSave<ExampleEntry, StoredExample>>('save', {
    done: [saved, conflict],
    failed,
  }),
};
const scene = {
  machine: machine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'open', id: '7', name: 'Ada' },
    { type: 'edit', entry: mine },
    { type: 'leave', field: 'grade' },
    { type: 'submit', entry: mine },
    { type: 'submit', entry },
    { type: 'submit', entry: wrong },
    { type: 'retry' },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
    { type: 'close' },
    { type: 'keepEditing' },
    { type: 'discard' },
  ],
  facts: ({ context: { base, entry: shown, problems, fromService, unanswered } }) => ({
    unloaded: base === null,
    unsaved: base !== null && shown.grade !== base.entry.grade,
    wrong: shown.grade === wrong.grade,
    invalid: problems.length > 0 && !fromService,
    refused: problems.length > 0 && fromService,
    unanswered: unanswered !== null,
  }),
  names: { ...errors, blank, entry, mine, wrong, before, theirs, after, saved, conflict },
} satisfies Scene<typeof machine>;

testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "edit
      start → closed {base: null, entry: blank, sent: blank, unanswered: null, conflicts: [], filled: 0, problems: [], fromService: false,
          attempt: 0, id: '', name: '', savedFields: []}
    closed
      open → opened.loading {id: '7', name: 'Ada', base: null, entry: blank, sent: blank, filled: 0, problems: [], fromService: false,
          attempt: 0, unanswered: null}, starts load {id: '7'}
    opened.loading #shown
      close → closed
      load done → opened.form.editing {base: before, entry: entry, sent: entry, filled: 1, problems: []}
      load failed: notFound → opened.missing {problems: [{field: null, message: 'Ada is gone.'}], fromService: true, attempt: +1}, emits gone
      load failed: noCall → opened.missing {problems: [{field: null, message: 'Nothing can be saved here.'}], fromService: true, attempt: +1}
      load failed: refused → opened.refused {problems: [{field: null, message: 'Not like this.'}], fromService: true, attempt: +1}
      load failed: away → opened.unreachable {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true,
          attempt: +1}
    opened.form.editing #shown
      [not unsaved] close → closed
      [unsaved] close → confirmingDiscard
      edit → opened.form.editing {entry: mine}
      [not invalid | wrong] leave → opened.form.editing
      [not wrong, invalid] leave → opened.form.editing {problems: []}
      [unsaved, not unanswered | not unsaved, not refused] submit → saving {entry: mine, sent: mine, problems: []},
          starts save {id: '7', base: before, sent: mine, unanswered: null}
      [unanswered] submit → saving {entry: mine, problems: [], sent: mine}, starts save {id: '7', base: before, sent: mine, unanswered: mine}
      [not unsaved, not wrong, not invalid, refused, not unanswered] submit → saving {entry: mine, sent: mine, problems: []},
          starts save {id: '7', base: theirs, sent: mine, unanswered: null}
      [unsaved, not unanswered | not unsaved, not refused] submit {entry: entry} → opened.form.ended.unchanged {entry: entry, problems: []}
      [unanswered] submit {entry: entry} → saving {entry: entry, sent: entry, problems: []},
          starts save {id: '7', base: before, sent: entry, unanswered: mine}
      [not unsaved, not wrong, not invalid, refused, not unanswered] submit {entry: entry} → saving {entry: entry, sent: entry, problems: []},
          starts save {id: '7', base: theirs, sent: entry, unanswered: null}
      submit {entry: wrong} → opened.form.editing {entry: wrong, problems: [{field: 'grade', message: 'Enter a grade.'}], attempt: +1,
          fromService: false}
      [not unsaved] retry → opened.form.refreshing, starts load {id: '7'}
    opened.missing #shown
      close → closed
    opened.refused #shown
      close → closed
      retry → opened.loading, starts load {id: '7'}
    opened.unreachable #shown
      close → closed
      retry | after retry → opened.loading, starts load {id: '7'}
    saving #busy #shown
      edit → saving {entry: mine}
      [unsaved] save done: saved → opened.form.ended.saved {base: after, entry: {name: 'Ada Example'}, savedFields: ['grade'],
          unanswered: null}, emits saved {name: 'Ada Example'}
      [not unsaved] save done: saved → opened.form.ended.saved {base: after, entry: {grade: '4', note: ''}, unanswered: null, filled: +1},
          emits saved {name: 'Ada Example'}
      [unsaved] save done: conflict → opened.conflicted {base: theirs, entry: {name: 'Ada Example', note: 'Plays.'}, sent: {name: 'Ada Example',
          note: 'Plays.'}, conflicts: ['grade'], filled: 2, unanswered: null}
      [not unsaved] save done: conflict → opened.conflicted {base: theirs, entry: {grade: '2', note: 'Plays.'}, sent: {grade: '2',
          note: 'Plays.'}, unanswered: null, filled: 2}
      save failed: notFound → opened.form.editing {problems: [{field: null, message: 'Ada is gone.'}], fromService: true, attempt: +1},
          emits gone
      save failed: noCall → opened.form.editing {problems: [{field: null, message: 'Nothing can be saved here.'}], fromService: true,
          attempt: +1}
      save failed: refused → opened.form.editing {problems: [{field: null, message: 'Not like this.'}], fromService: true, attempt: +1}
      [unsaved] save failed: away → opened.form.unanswered {unanswered: mine,
          problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: +1}
      [not unsaved, unanswered] save failed: away → opened.form.unanswered {unanswered: entry,
          problems: [{field: null, message: 'The service cannot be reached.'}], attempt: 2}
      [plain] save failed: away → opened.form.unanswered {unanswered: {name: 'Ada Example', grade: '2', note: 'Plays.'},
          problems: [{field: null, message: 'The service cannot be reached.'}], attempt: 2}
    opened.form.ended.unchanged #shown
      open → opened.loading {base: null, entry: blank, sent: blank, filled: 0}, starts load {id: '7'}
      close → closed
      edit → opened.form.editing {entry: mine}
      leave | submit {entry: entry} → opened.form.ended.unchanged
      submit → saving {entry: mine, sent: mine}, starts save {id: '7', base: before, sent: mine, unanswered: null}
      submit {entry: wrong} → opened.form.editing {entry: wrong, problems: [{field: 'grade', message: 'Enter a grade.'}], attempt: 1}
      retry → opened.form.refreshing, starts load {id: '7'}
    opened.form.refreshing #shown
      close → closed
      [not refused | unanswered] load done → opened.form.editing {unanswered: null}
      [refused, not unanswered] load done → opened.form.editing {base: before, entry: entry, sent: entry, filled: 3}
      load failed: notFound | load failed: noCall | load failed: refused | load failed: away → opened.form.editing
      edit → opened.form.editing {entry: mine}
      leave → opened.form.refreshing
      [not refused] submit → saving {entry: mine, sent: mine}, starts save {id: '7', base: before, sent: mine, unanswered: null}
      [unanswered] submit → saving {entry: mine, sent: mine, problems: []}, starts save {id: '7', base: before, sent: mine, unanswered: mine}
      [refused, not unanswered] submit → saving {entry: mine, sent: mine, problems: []},
          starts save {id: '7', base: theirs, sent: mine, unanswered: null}
      [not refused] submit {entry: entry} → opened.form.ended.unchanged
      [unanswered] submit {entry: entry} → saving {problems: []}, starts save {id: '7', base: before, sent: entry, unanswered: mine}
      [refused, not unanswered] submit {entry: entry} → saving {entry: entry, sent: entry, problems: []},
          starts save {id: '7', base: theirs, sent: entry, unanswered: null}
      submit {entry: wrong} → opened.form.editing {entry: wrong, problems: [{field: 'grade', message: 'Enter a grade.'}], attempt: +1,
          fromService: false}
    confirmingDiscard #shown
      [not refused | not unanswered] keepEditing → opened.form.editing
      [refused, unanswered] keepEditing → opened.form.unanswered
      discard → closed
    opened.form.ended.saved #shown
      open → opened.loading {base: null, entry: blank, sent: blank, filled: 0, savedFields: []}, starts load {id: '7'}
      close → closed
      edit → opened.form.editing {entry: mine}
      leave → opened.form.ended.saved
      submit → opened.form.ended.unchanged {entry: mine}
      submit {entry: entry} → saving {entry: entry, sent: entry}, starts save {id: '7', base: after, sent: entry, unanswered: null}
      submit {entry: wrong} → opened.form.editing {entry: wrong, problems: [{field: 'grade', message: 'Enter a grade.'}], attempt: 1}
      retry → opened.form.refreshing, starts load {id: '7'}
    opened.conflicted #shown
      [unsaved] close → confirmingDiscard
      [plain] close → closed
      [unsaved] keepMine → saving {conflicts: []}, starts save save1
      [plain] keepMine → saving, starts save save2
      [unsaved] takeTheirs → opened.form.editing {entry: {grade: '2'}, conflicts: [], filled: 3}
      [plain] takeTheirs → opened.form.editing
    opened.form.unanswered #shown
      [unsaved] close → confirmingDiscard
      [not unsaved] close → closed
      edit → opened.form.unanswered {entry: mine}
      leave → opened.form.unanswered
      [unsaved] submit → saving {problems: []}, starts save {id: '7', base: before, sent: mine, unanswered: mine}
      [not unsaved] submit → saving {entry: mine, sent: mine, problems: []}, starts save {id: '7', base: before, sent: mine, unanswered: entry}
      [unsaved] submit {entry: entry} → saving {entry: entry, sent: entry, problems: []},
          starts save {id: '7', base: before, sent: entry, unanswered: mine}
      [not unsaved] submit {entry: entry} → saving {problems: []}, starts save {id: '7', base: before, sent: entry, unanswered: entry}
      submit {entry: wrong} → opened.form.editing {entry: wrong, problems: [{field: 'grade', message: 'Enter a grade.'}], fromService: false,
          attempt: +1}
    save1 = {id: '7', base: theirs, sent: {name: 'Ada Example', grade: '4', note: 'Plays.'}, unanswered: null}
    save2 = {id: '7', base: theirs, sent: {name: 'Ada Example', grade: '2', note: 'Plays.'}, unanswered: null}"
  `);
});

test('what is read again is not a conflict with an earlier attempt', async () => {
  const form = createActor(scene.machine).start();
  form.send({ type: 'open', id: '7', name: 'Ada' });
  puppets.load.outcomes[0]?.settle();
  await waitFor(form, (state) => state.matches({ opened: 'form' }));
  form.send({ type: 'submit', entry: mine });
  puppets.save.outcomes[1]?.settle();
  await waitFor(form, (state) => state.matches({ opened: 'conflicted' }));
  form.send({ type: 'takeTheirs' });
  form.send({ type: 'retry' });
  puppets.load.outcomes[0]?.settle();
  const { value, context } = await waitFor(form, ({ context: now }) => now.base === before);
  expect([value, context.entry, context.conflicts]).toEqual([{ opened: { form: 'editing' } }, entry, []]);
});
