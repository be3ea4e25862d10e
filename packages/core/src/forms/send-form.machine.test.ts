import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { problemFacts, testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { sendFormMachine, type ToSend } from './send-form.machine.ts';

const secret = 'correct horse battery staple';
const puppets = {
  send: puppet<void, ToSend<string>>('send', { done: [undefined], failed: [new Error('It is taken.')] }),
};
const machine = sendFormMachine<string>('example', {
  judge: (entered) => (entered === '' ? [{ field: 'word', message: 'Enter a word.' }] : []),
  failure: (error) => [{ field: null, message: String(error) }],
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
  names: { secret },
} satisfies Scene<typeof machine>;

testWalks({ scene }, secret);

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "example
      start → editing {problems: [], fromService: false, attempt: 0}
    editing
      submit → sending {problems: []}, starts send {read: () => secret}
      submit {entered: ''} → editing {problems: [{field: 'word', message: 'Enter a word.'}], attempt: +1, fromService: false}
      [not refused] leave → editing {problems: []}
      [refused] leave → editing
    sending
      send done → accepted, emits accepted
      send failed: Error: It is taken. → editing {problems: [{field: null, message: 'Error: It is taken.'}], fromService: true, attempt: 1}
    accepted
      submit → sending, starts send {read: () => secret}
      submit {entered: ''} → editing {problems: [{field: 'word', message: 'Enter a word.'}], attempt: 1}"
  `);
});
