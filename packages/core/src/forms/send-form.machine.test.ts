import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkStored } from '../testing/walk-live.ts';
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
  facts: ({ context }) => context.problems,
} satisfies Parameters<typeof walk<typeof machine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(9);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "example: editing {problems: [], fromService: false, attempt: 0}
      submit → sending, starts send {read: () => 'correct horse battery staple'}
        send done → accepted, emits accepted
          submit → sending, starts send {read: () => 'correct horse battery staple'}
          submit {entered: ''} → editing {problems: [{field: 'word', message: 'Enter a word.'}], attempt: 1}
        send failed: Error: It is taken. → editing {problems: [{field: null, message: 'Error: It is taken.'}], fromService: true, attempt: 1}
          submit → sending {problems: []}, starts send {read: () => 'correct horse battery staple'}
          submit {entered: ''} → editing {problems: [{field: 'word', message: 'Enter a word.'}], fromService: false, attempt: 2}
          leave → editing
      submit {entered: ''} → editing {problems: [{field: 'word', message: 'Enter a word.'}], attempt: 1}
        submit → sending {problems: []}, starts send {read: () => 'correct horse battery staple'}
        submit {entered: ''} → editing {attempt: 2}
        leave → editing {problems: []}
      leave → editing"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  const { sights, stored } = await walkStored(scene, path);
  expect(sights).toEqual(expectedSights(path));
  expect(stored.filter((snapshot) => snapshot.includes(secret))).toEqual([]);
});
