import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import type { Profile } from '../profiles/profile.ts';
import { ApiError } from '../wire/api-error.ts';
import { deleteAccountActors } from './delete-account.actors.ts';
import { deleteAccountMachine } from './delete-account.machine.ts';
import { deleteAccountView } from './delete-account.view.ts';

const profile = (id: string, name: string, role?: string): Profile => ({
  id,
  name,
  profile_type: 'Agency',
  ...(role !== undefined && { role }),
});

interface World {
  readonly profiles?: readonly Profile[];
  readonly unreadable?: number;
  /** What the first calls throw, in their order. */
  readonly reads?: readonly Error[];
  readonly signIns?: readonly Error[];
  readonly removals?: readonly Error[];
}

/** The deletion of an account whose agencies have as many athletes as their ids say. */
function open({ profiles = [], unreadable = 0, ...world }: World) {
  const calls: string[] = [];
  const [reads, signIns, removals] = [world.reads, world.signIns, world.removals].map((errors = []) => [
    ...errors,
  ]);
  const answer = (errors: Error[] = []) => {
    const error = errors.shift();
    if (error !== undefined) throw error;
  };
  const actors = deleteAccountActors(
    {
      listProfiles: async () => {
        answer(reads);
        return { rows: [...profiles], unreadable };
      },
      listMyAthletes: async (id) => ({
        rows: Array.from({ length: Number(id) }, (_, n) => ({ id: `${n}`, name: 'Ada', sport: null })),
        unreadable: 0,
      }),
      removeMe: async ({ token }) => {
        calls.push(`remove with ${token}`);
        answer(removals);
      },
    },
    {
      reauthenticate: async (password) => {
        calls.push(`sign in with ${password}`);
        answer(signIns);
      },
      idToken: async (forced) => `token ${forced}`,
    },
    (call) => call('session token'),
  );
  const actor = createActor(deleteAccountMachine.provide({ actors })).start();
  const emitted: string[] = [];
  actor.on('accountDeleted', ({ type }) => emitted.push(type));
  const settled = async () =>
    deleteAccountView(await waitFor(actor, ({ value }) => value !== 'reading' && value !== 'removing'));
  const submit = async (entered = { current: 'secret', consent: 'on' }) => {
    await settled();
    actor.send({ type: 'submit', entered });
    return settled();
  };
  return { actor, calls, emitted, settled, submit };
}

const asked = {
  step: 'asking',
  lines: { goes: [], stays: [] },
  consent: 'Delete your account. This cannot be undone.',
  errors: { current: null, consent: null },
  banner: [],
  unread: null,
  attempt: 0,
};
const away = new ApiError('unreachable', null);

test('names what goes and what stays, and counts it', async () => {
  const { settled } = open({
    profiles: [
      profile('1200', 'Smash', 'owner'),
      profile('1', 'Ace'),
      profile('7', 'Lob', 'editor'),
      { id: '9', name: 'Me', profile_type: 'Coach' },
    ],
    unreadable: 2,
  });
  expect(await settled()).toEqual({
    ...asked,
    lines: {
      goes: ['Smash, with 1,200 athletes', 'Ace, with 1 athlete', '2 profiles that cannot be read'],
      stays: ['Lob'],
    },
    consent: 'Delete your account, 2 agencies and 1,201 athletes. This cannot be undone.',
  });
});

test('deletes nothing before it is known what goes', async () => {
  const { actor, calls, settled } = open({ reads: [away] });
  expect(await settled()).toEqual({
    ...asked,
    step: 'unread',
    lines: null,
    consent: '',
    unread: 'The service cannot be reached.',
  });
  actor.send({ type: 'submit', entered: { current: 'secret', consent: 'on' } });
  actor.send({ type: 'retry' });
  expect([await settled(), calls]).toEqual([asked, []]);
});

test('asks for the password and the box, then signs in and deletes', async () => {
  const { calls, emitted, submit } = open({});
  expect(await submit({ current: '', consent: '' })).toEqual({
    ...asked,
    errors: { current: 'Enter your current password.', consent: 'Tick this box to delete your account.' },
    attempt: 1,
  });
  expect(await submit()).toEqual({ ...asked, step: 'deleted', attempt: 1 });
  expect([calls, emitted]).toEqual([['sign in with secret', 'remove with token false'], ['accountDeleted']]);
});

const tooOld = new ApiError('refused', 'Sign in again before you delete your account.', { status: 403 });
const unsupported = new ApiError('refused', null, { status: 405 });
const invalid = new ApiError('refused', 'No.', { status: 401 });
/** The identity provider failed after the service. */
const half = new ApiError('unreachable', 'Ask again to finish.', { status: 503 });
const doubt = 'It is not known whether your account was deleted: try again.';
const [signIn, remove] = ['sign in with secret', 'remove with token false'];

test.each<[World, seen: Partial<ReturnType<typeof deleteAccountView>>[], calls: string[]]>([
  [
    { signIns: [new IdentityError('auth/wrong-password')] },
    [{ errors: { current: 'This is not your current password.', consent: null } }],
    [signIn, signIn, remove],
  ],
  [
    { signIns: [new IdentityError('auth/network-request-failed')] },
    [{ banner: ['The sign-in service cannot be reached. Try again.'] }],
    [signIn, signIn, remove],
  ],
  [{ removals: [tooOld] }, [{ banner: [tooOld.message] }], [signIn, remove, signIn, remove]],
  [
    { removals: [unsupported] },
    [{ banner: ['This service cannot delete accounts.'] }],
    [signIn, remove, signIn, remove],
  ],
  [{ removals: [invalid] }, [{ banner: ['No.'] }], [signIn, remove, signIn, remove]],
  [{ removals: [half] }, [{ banner: [half.message, doubt] }], [signIn, remove, remove]],
  [{ removals: [away, invalid] }, [{ banner: [away.message, doubt] }], [signIn, remove, remove]],
  [
    { removals: [away, tooOld] },
    [{ banner: [away.message, doubt] }, { banner: [tooOld.message] }],
    [signIn, remove, remove, signIn, remove],
  ],
])('says why, and tries again; after a lost answer without a new sign-in: %j', async (world, seen, all) => {
  const { calls, emitted, submit } = open(world);
  for (const [index, shown] of seen.entries())
    expect(await submit()).toEqual({ ...asked, ...shown, attempt: index + 1 });
  expect(emitted).toEqual([]);
  expect(await submit()).toEqual({ ...asked, step: 'deleted', attempt: seen.length });
  expect(calls).toEqual(all);
});
