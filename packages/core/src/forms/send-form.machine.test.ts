import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { problemFacts, testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError, failureProblems } from '../wire/api-error.ts';
import { sendFormMachine, type ToSend } from './send-form.machine.ts';

const secret = 'correct horse battery staple';
const taken = new ApiError('unreachable', 'It is taken.');
const spent = new ApiError('refused', 'It is spent.');
const ends = { done: [undefined], failed: [taken, spent] };
const puppets = {
  check: puppet<void>('check', ends),
  send: puppet<void, ToSend<string>>('send', ends),
};
const machine = sendFormMachine<string>('example', {
  judge: (entered) => (entered === '' ? [{ field: 'word', message: 'Enter a word.' }] : []),
  failure: failureProblems,
  isOver: (error) => error === spent,
  isChecked: true,
}).provide({ actors: puppets });
const scene = {
  machine,
  puppets,
  events: [
    { type: 'submit', entered: secret },
    { type: 'submit', entered: '' },
    { type: 'leave', field: 'word', entered: secret },
  ],
  facts: problemFacts,
  names: { secret, taken, spent },
} satisfies Scene<typeof machine>;

testWalks({ scene }, secret);

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "example
      start → checking {problems: [], fromService: false, attempt: 0}, starts check
    checking
      check done | check failed: taken → editing
      check failed: spent → over {problems: [{field: null, message: 'It is spent.'}], fromService: true, attempt: 1}
    editing
      submit → sending {problems: []}, starts send {read: () => secret}
      submit {entered: ''} → editing {problems: [{field: 'word', message: 'Enter a word.'}], attempt: +1, fromService: false}
      [not refused] leave → editing {problems: []}
      [refused] leave → editing
    over
    sending
      send done → accepted, emits accepted
      send failed: taken → editing {problems: [{field: null, message: 'It is taken.'}], fromService: true, attempt: 1}
      send failed: spent → over {problems: [{field: null, message: 'It is spent.'}], fromService: true, attempt: 1}
    accepted
      submit → sending, starts send {read: () => secret}
      submit {entered: ''} → editing {problems: [{field: 'word', message: 'Enter a word.'}], attempt: 1}"
  `);
});
