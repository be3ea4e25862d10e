import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';

const puppets = {
  sendReset: puppet<void, { readonly email: string }>('sendReset', {
    done: [undefined],
    failed: [new IdentityError('EMAIL_NOT_FOUND'), new IdentityError('auth/network-request-failed')],
  }),
};
const scene = {
  machine: forgotPasswordMachine.provide({ actors: puppets }),
  puppets,
  events: [{ type: 'submit', email: 'ada@example.com' }],
} satisfies Parameters<typeof walk<typeof forgotPasswordMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(3);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "forgotPassword: editing {problem: null}
      submit → submitting #busy, starts sendReset {email: 'ada@example.com'}
        sendReset done → sent
          submit → submitting #busy, starts sendReset {email: 'ada@example.com'}
        sendReset failed: IdentityError: The identity provider answered EMAIL_NOT_FOUND → sent
        sendReset failed: IdentityError: The identity provider answered auth/network-request-failed → refused {problem: 'The sign-in service cannot be reached. Try again.'}
          submit → submitting #busy {problem: null}, starts sendReset {email: 'ada@example.com'}"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

async function answer(code: string | null) {
  const sendReset = puppet<void, { readonly email: string }>('sendReset', {
    done: code === null ? [undefined] : [],
    failed: code === null ? [] : [new IdentityError(code)],
  });
  const form = createActor(forgotPasswordMachine.provide({ actors: { sendReset } })).start();
  form.send({ type: 'submit', email: 'ada@example.com' });
  sendReset.outcomes[0]?.settle();
  const { value, context, tags } = await waitFor(form, (state) => !state.hasTag('busy'));
  return { value, context, tags: [...tags] };
}

test.each([
  'EMAIL_NOT_FOUND',
  'auth/user-not-found',
  'auth/user-disabled',
  'RESET_PASSWORD_EXCEED_LIMIT',
  'auth/too-many-requests',
  'TOO_MANY_ATTEMPTS_TRY_LATER : Try later.',
])('%s looks the same as a sent message', async (code) => {
  expect(await answer(code)).toEqual(await answer(null));
});

test.each([
  ['auth/network-request-failed', 'The sign-in service cannot be reached. Try again.'],
  ['NETWORK_REQUEST_FAILED', 'The sign-in service cannot be reached. Try again.'],
  ['auth/internal-error', 'auth/internal-error'],
])('%s shows its problem', async (code, problem) => {
  expect(await answer(code)).toEqual({ value: 'refused', context: { problem }, tags: [] });
});
