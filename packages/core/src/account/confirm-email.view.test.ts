import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type EmailActionKind, IdentityError } from '../identity/identity-provider.ts';
import { confirmEmailActors } from './confirm-email.actors.ts';
import { confirmEmailMachine } from './confirm-email.machine.ts';
import { confirmEmailView } from './confirm-email.view.ts';

interface Answers {
  readonly kind?: EmailActionKind;
  readonly email?: string | null;
  /** Codes of the provider, one for each call; null accepts. */
  readonly codes?: (string | null)[];
}

/** The page of a link, at a provider that answers so. */
function open(
  { kind = 'verify', email = 'ada@example.com', codes = [] }: Answers,
  code: string | null = 'code',
) {
  const calls: string[] = [];
  const answer = async (call: string) => {
    calls.push(call);
    const refusal = codes.shift() ?? null;
    if (refusal !== null) throw new IdentityError(refusal);
  };
  const actors = confirmEmailActors({
    readActionCode: async (given) => {
      await answer(`read ${given}`);
      return { kind, email };
    },
    applyActionCode: (given) => answer(`apply ${given}`),
  });
  const page = createActor(confirmEmailMachine.provide({ actors }), { input: { code } }).start();
  const settled = async () => confirmEmailView(await waitFor(page, ({ value }) => value !== 'confirming'));
  return { page, calls, settled };
}

const nothing = { notice: null, advisesNewPassword: false, endsSession: false, problem: null };

const changed = { endsSession: true };
const restored = { endsSession: true, advisesNewPassword: true };
const advice = 'If you did not ask for another one, choose a new password.';
const signIn = 'Sign in with it; you are signed out everywhere else.';
test.each([
  ['verify', 'ada@example.com', 'ada@example.com is verified.', {}],
  ['verify', null, 'Your email is verified.', {}],
  ['change', 'ada@example.com', `Your email is now ada@example.com. ${signIn}`, changed],
  ['change', null, `Your email is now the new one. ${signIn}`, changed],
  ['restore', 'ada@example.com', `Your email is ada@example.com again. ${advice}`, restored],
  ['restore', null, `Your email is the earlier one again. ${advice}`, restored],
] as const)('%s, of %s: says what happened', async (kind, email, notice, more) => {
  const { page, calls, settled } = open({ kind, email });
  expect(confirmEmailView(page.getSnapshot())).toEqual({ step: 'confirming', ...nothing });
  expect(await settled()).toEqual({ step: 'confirmed', ...nothing, ...more, notice });
  expect(calls).toEqual(['read code', 'apply code']);
});

const spent = {
  step: 'spent',
  ...nothing,
  problem: 'This link has been used or has expired. Ask for a new one in My Account.',
};

test.each<[codes: (string | null)[], code: string | null, calls: string[]]>([
  [['auth/invalid-action-code'], 'code', ['read code']],
  [[null, 'EXPIRED_OOB_CODE'], 'code', ['read code', 'apply code']],
  [[], null, []],
])('a link that is used, expired or none says so: %j, %s', async (codes, code, made) => {
  const { calls, settled } = open({ codes }, code);
  expect([await settled(), calls]).toEqual([spent, made]);
});

test('after a lost answer, a used link may be this page’s own work', async () => {
  const { page, calls, settled } = open({
    codes: [null, 'auth/network-request-failed', 'auth/invalid-action-code'],
  });
  expect(await settled()).toEqual({
    step: 'unanswered',
    ...nothing,
    problem: 'The sign-in service cannot be reached. Try again.',
  });
  page.send({ type: 'retry' });
  expect(confirmEmailView(page.getSnapshot())).toEqual({ step: 'confirming', ...nothing });
  expect(await settled()).toEqual({
    ...spent,
    problem:
      'This link has been used. If your last try reached the sign-in service, it has worked: look at My Account.',
  });
  expect(calls).toEqual(['read code', 'apply code', 'read code']);
});

test('a page that is left before the link was read does not apply it', async () => {
  const { page, calls } = open({});
  page.stop();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual(['read code']);
});
