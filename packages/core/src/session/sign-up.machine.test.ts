import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkStored } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import type { CredentialsInput } from './password-input.ts';
import { signUpMachine } from './sign-up.machine.ts';

const password = 'correct horse battery staple';
const puppets = {
  signUp: puppet<void, CredentialsInput>('signUp', {
    done: [undefined],
    failed: [new ApiError('refused', 'The email address is already in use.', { status: 400 })],
  }),
};
const scene = {
  machine: signUpMachine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'submit', email: 'ada@example.com', password, confirmation: password },
    { type: 'submit', email: 'ada@example.com', password, confirmation: 'another' },
  ],
} satisfies Parameters<typeof walk<typeof signUpMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(5);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "signUp: editing {problem: null}
      submit → submitting #busy, starts signUp {email: 'ada@example.com', readPassword: () => 'correct horse battery staple'}
        signUp done → signedUp, emits signedUp
        signUp failed: ApiError: The email address is already in use. → refused {problem: 'The email address is already in use.'}
          submit → submitting #busy {problem: null}, starts signUp {email: 'ada@example.com', readPassword: () => 'correct horse battery staple'}
          submit {confirmation: 'another'} → mismatched {problem: 'Passwords do not match'}
      submit {confirmation: 'another'} → mismatched {problem: 'Passwords do not match'}
        submit → submitting #busy {problem: null}, starts signUp {email: 'ada@example.com', readPassword: () => 'correct horse battery staple'}
        submit {confirmation: 'another'} → mismatched"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  const { sights, stored } = await walkStored(scene, path);
  expect(sights).toEqual(expectedSights(path));
  expect(stored.filter((snapshot) => snapshot.includes(password))).toEqual([]);
});

test('sends nothing while the passwords differ', () => {
  const signUp = puppet<void, CredentialsInput>('signUp', {});
  const form = createActor(signUpMachine.provide({ actors: { signUp } })).start();
  form.send({ type: 'submit', email: 'ada@example.com', password, confirmation: 'another' });
  expect([form.getSnapshot().context.problem, signUp.inputs]).toEqual(['Passwords do not match', []]);
});

test('shows the detail until the next attempt', async () => {
  const form = createActor(scene.machine).start();
  const submit = { type: 'submit', email: 'ada@example.com', password, confirmation: password } as const;
  form.send(submit);
  puppets.signUp.outcomes[1]?.settle();
  const refused = await waitFor(form, (state) => state.matches('refused'));
  form.send(submit);
  expect([refused.context.problem, form.getSnapshot().context.problem]).toEqual([
    'The email address is already in use.',
    null,
  ]);
});
