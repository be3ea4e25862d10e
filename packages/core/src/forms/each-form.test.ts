import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { changeEmail } from '../account/change-email.form.ts';
import { changePassword } from '../account/change-password.form.ts';
import { exportAccount } from '../account/export-account.form.ts';
import { verifyEmail } from '../account/verify-email.form.ts';
import { removeAgency } from '../agencies/remove-agency.form.ts';
import { createClient } from '../client/client.ts';
import { IdentityError } from '../identity/identity-provider.ts';
import { createKey } from '../keys/create-key.form.ts';
import { endKey } from '../keys/end-key.form.ts';
import { answerInvitation } from '../members/answer-invitation.form.ts';
import { changeMember } from '../members/change-member.form.ts';
import { invite } from '../members/invite.form.ts';
import { forgotPassword } from '../session/forgot-password.form.ts';
import { resetPassword } from '../session/reset-password.form.ts';
import { signIn } from '../session/sign-in.form.ts';
import { signUp } from '../session/sign-up.form.ts';
import { ApiError } from '../wire/api-error.ts';
import type { confirmMachine } from './confirm.machine.ts';
import type { sendForm } from './send.form.ts';

type Call = (...given: unknown[]) => Promise<void>;
/** By field, and '' for the banner. */
type Problems = Readonly<Record<string, string>>;

interface Expected<Ports, Entered> {
  readonly ports: (call: Call) => Ports;
  readonly entered: Entered;
  /** What reaches the port. */
  readonly sent: readonly unknown[];
  readonly notice?: string;
  /** What is refused before it is sent. */
  readonly wrong: readonly (readonly [Partial<Entered>, Problems])[];
  /** Null: taken all the same. */
  readonly failures: readonly (readonly [Error, Problems | null])[];
}

/** The chart of a small form is walked once; each form has its own judgement, call and words. */
function proves<Ports, Entered, Field extends string>(
  name: string,
  { machine, actors, view }: ReturnType<typeof sendForm<Ports, Entered, Field>>,
  { ports, entered, sent, notice, wrong, failures }: Expected<Ports, Entered>,
): void {
  async function submit(values: Entered, error: Error | null = null) {
    const calls: unknown[] = [];
    const call: Call = async (...given) => {
      calls.push(given);
      if (error !== null) throw error;
    };
    const actor = createActor(machine.provide({ actors: actors(ports(call)) })).start();
    await waitFor(actor, (now) => now.value !== 'checking');
    actor.send({ type: 'submit', entered: values });
    const {
      step,
      errors,
      banner,
      notice: said,
    } = view(await waitFor(actor, (now) => now.value !== 'sending'));
    const shown = Object.entries(errors).filter(([, text]) => text !== null);
    return [
      step,
      { ...Object.fromEntries(shown), ...(banner.length > 0 && { '': banner.join(' ') }) },
      said,
      calls,
    ];
  }
  const accepted = ['accepted', {}, notice ?? null, [sent]];

  test(`${name} is sent as it was entered, and said to be done`, async () => {
    expect(await submit(entered)).toEqual(accepted);
  });

  test.each(wrong)(`${name} with %j is not sent`, async (values, problems) => {
    expect(await submit({ ...entered, ...values })).toEqual(['editing', problems, null, []]);
  });

  test.each(failures)(`${name} that fails with %s`, async (error, problems) => {
    const refused = ['editing', problems, null, [sent]];
    expect(await submit(entered, error)).toEqual(problems === null ? accepted : refused);
  });
}

const identity = (code: string, problems: Problems | null) => [new IdentityError(code), problems] as const;
const ada = {
  email: ' ada@example.com ',
  current: 'old',
  password: 'secret',
  confirmation: 'secret',
  terms: 'on',
};
const unreachable = new ApiError('unreachable', 'The service cannot be reached.');
const provider = { '': 'The sign-in service cannot be reached. Try again.' };
const noEmail = { email: 'Enter your email.' };
const halfEmail = { email: 'Enter a complete email address, like name@example.com.' };
const noCurrent = { current: 'Enter your current password.' };
const wrongCurrent = { current: 'This is not your current password.' };
const taken = { email: 'There is already an account with this email.' };
const mismatch = { confirmation: 'Passwords do not match' };
const noPassword = { password: 'Enter a password.' };
const signedOut = { '': 'You are not signed in any more. Sign in again.' };
const wrongPasswords = [
  [{ password: '' }, { ...noPassword, ...mismatch }],
  [{ password: '', confirmation: '' }, noPassword],
  [{ confirmation: 'another' }, mismatch],
] as const;

proves('a new email', changeEmail, {
  ports: (call) => ({ sendEmailChange: call }),
  entered: ada,
  sent: ['old', 'ada@example.com'],
  notice: 'A link is on its way to the new email. Your email changes when you open it.',
  wrong: [
    [
      { email: 'new', current: '' },
      { ...halfEmail, ...noCurrent },
    ],
  ],
  failures: [
    identity('EMAIL_EXISTS', taken),
    identity('auth/email-already-in-use', taken),
    identity('auth/invalid-new-email', halfEmail),
    identity('auth/invalid-credential', wrongCurrent),
  ],
});

proves('a new password', changePassword, {
  ports: (call) => ({ changePassword: call }),
  entered: ada,
  sent: ['old', 'secret'],
  notice:
    'Your password has been changed. You stay signed in here; other devices are signed out within an hour.',
  wrong: [[{ current: '' }, noCurrent], ...wrongPasswords],
  failures: [
    identity('auth/wrong-password', wrongCurrent),
    identity('auth/invalid-credential', wrongCurrent),
    identity('INVALID_LOGIN_CREDENTIALS', wrongCurrent),
    identity('auth/weak-password', { password: 'This password is too weak. Choose a longer one.' }),
    identity('auth/too-many-requests', { '': 'Too many attempts. Wait a few minutes, then try again.' }),
    identity('auth/network-request-failed', provider),
    identity('auth/user-token-expired', signedOut),
    identity('auth/no-current-user', signedOut),
    identity('auth/user-not-found', signedOut),
    identity('auth/internal-error', { '': 'auth/internal-error' }),
  ],
});

proves('a forgotten password', forgotPassword, {
  ports: (call) => ({ sendPasswordReset: call }),
  entered: ada,
  sent: ['ada@example.com'],
  notice: 'If there is an account with this email, a message with a link to a new password is on its way.',
  wrong: [
    [{ email: '' }, noEmail],
    [{ email: 'ada at example' }, halfEmail],
  ],
  failures: [
    ...[
      'EMAIL_NOT_FOUND',
      'auth/user-not-found',
      'auth/user-disabled',
      'RESET_PASSWORD_EXCEED_LIMIT',
      'auth/too-many-requests',
      'TOO_MANY_ATTEMPTS_TRY_LATER : Try later.',
    ].map((code) => identity(code, null)),
    identity('auth/network-request-failed', provider),
    identity('NETWORK_REQUEST_FAILED', provider),
    identity('auth/internal-error', { '': 'auth/internal-error' }),
  ],
});

const weak = 'This password is too weak. Choose a longer one.';
const spent = { '': 'This link has been used or has expired. Ask for a new one.' };
const spentCodes = [
  'INVALID_OOB_CODE',
  'EXPIRED_OOB_CODE',
  'auth/invalid-action-code',
  'auth/expired-action-code',
];
proves('a reset password', resetPassword, {
  ports: (call) => ({
    provider: { checkResetCode: async () => {}, resetPassword: call },
    code: 'code',
    signOut: async () => {},
  }),
  entered: ada,
  sent: ['code', 'secret'],
  notice: 'Your password has been changed. Sign in with the new one.',
  wrong: wrongPasswords,
  failures: [
    identity('WEAK_PASSWORD : Password should be at least 6 characters', { '': weak }),
    identity('auth/password-does-not-meet-requirements', { '': weak }),
    identity('auth/too-many-requests', { '': 'auth/too-many-requests' }),
  ],
});

/** The form of a link, whose check and whose reset end so, before and after a submit. */
async function opened(code: string | null, refusals: { readonly check?: string; readonly reset?: string }) {
  const calls: string[] = [];
  const answer = async (call: string, refusal?: string) => {
    calls.push(call);
    if (refusal !== undefined) throw new IdentityError(refusal);
  };
  const provider = {
    checkResetCode: (given: string) => answer(`check ${given}`, refusals.check),
    resetPassword: (given: string) => answer(`reset ${given}`, refusals.reset),
  };
  const actors = resetPassword.actors({ provider, code, signOut: () => answer('sign out') });
  const actor = createActor(resetPassword.machine.provide({ actors })).start();
  const seen = async () => {
    const { step, banner } = resetPassword.view(
      await waitFor(actor, ({ value }) => value !== 'checking' && value !== 'sending'),
    );
    return [step, ...banner];
  };
  const before = await seen();
  if (actor.getSnapshot().status === 'active') actor.send({ type: 'submit', entered: ada });
  return [before, await seen(), calls];
}

test('a link is checked as soon as it is opened; a reset ends every session', async () => {
  const [over, all] = [
    ['over', spent['']],
    ['check code', 'reset code', 'sign out'],
  ];
  for (const code of spentCodes) {
    expect(await opened('code', { check: code })).toEqual([over, over, all.slice(0, 1)]);
    expect(await opened('code', { reset: code })).toEqual([['editing'], over, all.slice(0, 2)]);
  }
  expect(await opened(null, {})).toEqual([over, over, []]);
  expect(await opened('code', { check: 'auth/internal-error' })).toEqual([['editing'], ['accepted'], all]);
});

proves('a sign-in', signIn, {
  ports: (call) => ({ signIn: call }),
  entered: ada,
  sent: ['ada@example.com', 'secret'],
  wrong: [
    [
      { email: ' ', password: '' },
      { ...noEmail, password: 'Enter your password.' },
    ],
  ],
  failures: [
    identity('auth/wrong-password', { '': 'auth/wrong-password' }),
    [new TypeError('id is undefined'), { '': 'unknown' }],
  ],
});

proves('a verification', verifyEmail, {
  ports: (call) => ({ sendEmailVerification: call }),
  entered: null,
  sent: [],
  wrong: [],
  failures: [
    identity('auth/too-many-requests', { '': 'Too many attempts. Wait a few minutes, then try again.' }),
  ],
});

const problems = [
  { field: 'email', message: 'is in use' },
  { field: 'captcha', message: 'is missing' },
  { field: null, message: 'Closed for today.' },
];
proves('an account', signUp, {
  ports: (call) => ({ signUp: (credentials) => call(credentials) }),
  entered: ada,
  sent: [{ email: 'ada@example.com', password: 'secret' }],
  wrong: [
    [{ email: '' }, noEmail],
    [{ email: 'ada at example' }, halfEmail],
    ...wrongPasswords,
    [{ terms: '' }, { terms: 'Accept the terms and conditions to create an account.' }],
  ],
  failures: [
    [
      new ApiError('refused', 'Refused.', { status: 422, problems }),
      { email: 'email is in use', '': 'captcha is missing Closed for today.' },
    ],
  ],
});

const invitation = { id: '9', email: 'ada@example.com', invited_at: null, expires_at: null };
const key = { id: '3', name: 'Import', created_by: null, created_at: null, last_used_at: null, key: 'mp_' };
const client = createClient({ baseUrl: 'http://service.example' });
const agency = { agencyId: '7', authorize: <T>(call: (token: string) => Promise<T>) => call('token') };

const kept = {
  exported_at: '2026-11-22T12:00:00Z',
  user: { email: 'ada@example.com' },
  agencies: [],
  athletes: [],
  memberships: [],
  invitations_received: [],
  invitations_sent: [],
  changes: [],
};
proves('an export', exportAccount, {
  ports: (call) => ({ ...agency, client: { exportMe: async () => kept }, save: call }),
  entered: null,
  sent: ['matchpoint-account.json', `${JSON.stringify(kept, null, 2)}\n`],
  wrong: [],
  failures: [
    [unreachable, { '': 'The service cannot be reached.' }],
    [new ApiError('refused', null, { status: 405 }), { '': 'This service cannot export what it keeps.' }],
    [new Error('full'), { '': 'The file could not be saved. Try again.' }],
  ],
});

proves('an invitation', invite, {
  ports: (call) => ({
    ...agency,
    client: { ...client, invite: (id, email) => call(id, email).then(() => invitation) },
  }),
  entered: ada,
  sent: ['7', 'ada@example.com'],
  wrong: [[{ email: '' }, noEmail]],
  failures: [
    [
      new ApiError('refused', 'No.', { problems: [{ field: 'email', message: 'is an editor already' }] }),
      { email: 'email is an editor already' },
    ],
    [unreachable, { '': 'The service cannot be reached. It may have worked: it is safe to try again.' }],
  ],
});

proves('a key', createKey, {
  ports: (call) => ({
    ...agency,
    onCreated: () => undefined,
    client: { ...client, createKey: (id, name) => call(id, name).then(() => key) },
  }),
  entered: { name: ' Nightly import ' },
  sent: ['7', 'Nightly import'],
  wrong: [
    [{ name: '  ' }, { name: 'The name is required.' }],
    [{ name: 'a'.repeat(61) }, { name: 'The name must be at most 60 characters.' }],
  ],
  failures: [
    [
      new ApiError('refused', 'An agency may have 10 keys.', { status: 409 }),
      { '': 'An agency may have 10 keys.' },
    ],
    [
      unreachable,
      { '': 'The service cannot be reached. The list may have a new key that nobody has: end it.' },
    ],
  ],
});

/** Confirms an action that the service refuses because its subject is gone. @returns whether it counts as done */
async function isDoneWhenGone<Action>(
  { machine }: { readonly machine: ReturnType<typeof confirmMachine<Action>> },
  action: NoInfer<Action>,
): Promise<boolean> {
  const gone = new ApiError('refused', 'Not found.', { status: 404 });
  const perform = fromPromise<void, { readonly action: Action }>(() => Promise.reject(gone));
  const actor = createActor(machine.provide({ actors: { perform } })).start();
  actor.send({ type: 'open', action });
  actor.send({ type: 'confirm' });
  return (await waitFor(actor, (state) => !state.hasTag('busy'))).value === 'closed';
}

const answer = { invitationId: '7', agencyName: 'Court Club Example' };
const member = { id: '7', email: 'ada@example.com' };
test('what is gone was ended, removed or left already; it was not accepted or handed over', async () => {
  expect({
    accept: await isDoneWhenGone(answerInvitation, { kind: 'accept', ...answer }),
    decline: await isDoneWhenGone(answerInvitation, { kind: 'decline', ...answer }),
    remove: await isDoneWhenGone(changeMember, { kind: 'remove', ...member }),
    leave: await isDoneWhenGone(changeMember, { kind: 'leave', ...member }),
    withdraw: await isDoneWhenGone(changeMember, { kind: 'withdraw', ...member }),
    handOver: await isDoneWhenGone(changeMember, { kind: 'handOver', ...member }),
    endKey: await isDoneWhenGone(endKey, { id: '3', name: 'Nightly import' }),
    removeAgency: await isDoneWhenGone(removeAgency, { name: 'Court Club Example' }),
  }).toEqual({
    ...{ accept: false, decline: true, remove: true, leave: true, withdraw: true, handOver: false },
    ...{ endKey: true, removeAgency: true },
  });
});
