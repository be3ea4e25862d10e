import { expect, test } from 'vitest';
import { blank, creatableExample, type ExampleEntry } from '../testing/example-form.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { createDialogMachine, type Listed, type NewEntity, type ToCreate } from './create.machine.ts';

const ada = { ...blank, name: ' Ada ' };
const nameless = { ...blank, grade: '3' };
const copied = {
  choice: 'one',
  entry: { ...blank, name: 'Bo' },
  hints: [{ field: 'name', message: 'Change the name.' }],
} as const;
const draft = { ...ada, name: 'Ada' };

const errors = {
  refused: new ApiError('refused', 'Too many.', { status: 422 }),
  keyUsed: new ApiError('refused', 'Idempotency-Key was used before', {
    status: 422,
    problems: [{ field: 'Idempotency-Key', message: 'was used before' }],
  }),
  away: new ApiError('unreachable', 'The service cannot be reached.'),
};
const seemsThere = [
  {
    field: null,
    message: 'It was probably added: an earlier attempt got no answer. Close this form, or add it anyway.',
  },
];
const stored = { id: '7', version: '"1"' };
const listed = ['ada', 'cy'];
const another = ['ada', 'cy', 'bo'];
const twice = ['ada', 'cy', 'ada'];

const machine = createDialogMachine('create', creatableExample);
const puppets = {
  create: puppet<NewEntity, ToCreate<ExampleEntry>>('create', {
    done: [stored],
    failed: Object.values(errors),
  }),
  list: puppet<Listed>('list', { done: [null, another, twice], failed: [errors.away] }),
};
const scene = {
  machine: machine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'open', key: 'key 1', listed },
    { type: 'open', key: 'key 1', listed: null, copied },
    { type: 'choose', choice: 'one' },
    { type: 'choose', choice: 'soon' },
    { type: 'edit', entry: ada },
    { type: 'leave', field: 'name' },
    { type: 'submit', entry: ada },
    { type: 'submit', entry: nameless },
    { type: 'addAnyway' },
    { type: 'close' },
    { type: 'keepEditing' },
    { type: 'discard' },
  ],
  facts: ({ context: { entry, start, problems, fromService, unanswered } }) => ({
    ada: entry.name === ada.name,
    nameless: entry.grade !== '',
    copied: start.name !== '',
    invalid: problems.length > 0 && !fromService,
    refused: problems.length > 0 && fromService,
    unanswered: unanswered !== null,
  }),
  names: {
    ...errors,
    blank,
    ada,
    nameless,
    copied,
    bo: copied.entry,
    draft,
    stored,
    hints: copied.hints,
    listed,
    another,
    twice,
    seemsThere,
  },
} satisfies Scene<typeof machine>;

testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "create
      start → closed {problems: [], fromService: false, attempt: 0, key: '', choice: 'one', entry: blank, start: blank, hints: [], listed: null,
          unanswered: null}
    closed
      open → filling.form.editing {key: 'key 1', listed: listed, problems: [], attempt: 0, entry: blank, start: blank, hints: [],
          fromService: false, unanswered: null}
      open {listed: null, copied: copied} → filling.form.editing {problems: hints, attempt: 1, key: 'key 1', entry: bo, start: bo, hints: hints,
          listed: null, fromService: false, unanswered: null}
    filling.form.editing #shown
      choose → filling.form.editing
      choose {choice: 'soon'} → filling.comingSoon {choice: 'soon'}
      edit → filling.form.editing {entry: ada}
      [not invalid | not ada] leave → filling.form.editing
      [invalid, ada] leave → filling.form.editing {problems: []}
      [not unanswered] submit → saving {entry: ada, problems: []}, starts create {draft: draft, key: 'key 1'}
      [unanswered] submit → checking {entry: ada}, starts list
      submit {entry: nameless} → filling.form.editing {problems: [{field: 'name', message: 'Enter a name.'}], attempt: +1, entry: nameless,
          fromService: false}
      [not ada, not nameless] close → closed
      [ada | nameless] close → confirmingDiscard
    filling.comingSoon #shown
      choose → filling.form.editing {choice: 'one'}
      choose {choice: 'soon'} → filling.comingSoon
      [not ada, not nameless] close → closed
      [ada | nameless] close → confirmingDiscard
    saving #busy #shown
      create done → done, emits created {name: 'Ada', added: {id: '7', version: '"1"', draft: draft}}
      create failed: refused → filling.form.editing {problems: [{field: null, message: 'Too many.'}], fromService: true, attempt: +1}
      create failed: keyUsed → filling.form.editing {problems: [{field: null, message: 'It was created before.'}], fromService: true,
          attempt: +1}, emits created {name: 'Ada', added: null}
      create failed: away → filling.form.unanswered {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true,
          attempt: +1, unanswered: 'ada'}
    confirmingDiscard #shown
      [not refused | not unanswered] keepEditing → filling.form.editing
      [refused, unanswered] keepEditing → filling.form.unanswered
      discard → closed
    done
      open → filling.form.editing {entry: blank, attempt: 0, start: blank, hints: [], listed: listed, fromService: false, unanswered: null,
          problems: []}
      open {listed: null, copied: copied} → filling.form.editing {problems: hints, attempt: 1, entry: bo, start: bo, hints: hints, listed: null,
          fromService: false, unanswered: null}
    filling.form.unanswered #shown
      choose → filling.form.editing
      choose {choice: 'soon'} → filling.comingSoon {choice: 'soon'}
      edit | leave → filling.form.unanswered
      submit → checking, starts list
      submit {entry: nameless} → filling.form.editing {problems: [{field: 'name', message: 'Enter a name.'}], fromService: false, attempt: +1,
          entry: nameless}
      close → confirmingDiscard
    checking #busy #shown
      list done: null → saving {problems: []}, starts create {draft: draft, key: 'key 1'}
      [not copied] list done: another → saving {problems: []}, starts create {draft: draft, key: 'key 1'}
      [copied] list done: another → filling.doubtful {problems: seemsThere, attempt: +1, fromService: true}
      list done: twice → filling.doubtful {problems: seemsThere, attempt: +1, fromService: true}
      list failed: away → filling.form.unanswered {attempt: +1, problems: [{field: null, message: 'The service cannot be reached.'}],
          fromService: true}
    filling.doubtful #shown
      choose | edit → filling.form.editing
      choose {choice: 'soon'} → filling.comingSoon {choice: 'soon'}
      close → done, emits created {name: 'Ada', added: null}
      addAnyway → saving {problems: []}, starts create {draft: draft, key: 'key 1'}"
  `);
});
