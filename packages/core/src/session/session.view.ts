import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../profiles/profile.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionView = ReturnType<typeof sessionView>;

const none: readonly Profile[] = [];

export function sessionView(session: SnapshotFrom<typeof sessionMachine>) {
  const { identity, token, account, problem } = session.context;
  const user = account?.user ?? null;
  return {
    step: stepOf(session),
    /** The id of the signed-in person at the provider. */
    person: identity?.id ?? null,
    /** A call is pending. */
    isBusy: session.hasTag('busy'),
    /** The account is neither loaded nor being loaded. */
    isIncomplete:
      session.matches({ signedIn: 'withoutToken' }) || session.matches({ signedIn: 'withoutAccount' }),
    /** Why the account could not be loaded, as a sentence; null while it is loaded, or the service is unreachable. */
    problem,
    /** Without a token no call is sent (rules/session.md#session-token). */
    hasToken: token !== null,
    /** From the service, or from the provider until the service has answered. */
    email: user?.email ?? identity?.email ?? null,
    user,
    profiles: account?.profiles ?? none,
    /** How many more there are that cannot be read. */
    unreadableProfiles: account?.unreadable ?? 0,
    /** The id of the active Agency profile, which My Agency and My Athletes show; null without one. */
    activeAgencyId: user?.active_profile_type === 'Agency' ? user.active_profile : null,
  };
}

/**
 * Signed in for guards, with or without a token, and until a sign-out has succeeded (rules/pages.md#guards). While
 * `starting`, the session is unknown: guards wait. While `suspended`, what was typed is covered, and nothing that was read
 * is shown (rules/session.md#unsaved-text).
 */
function stepOf(
  session: SnapshotFrom<typeof sessionMachine>,
): 'starting' | 'signedOut' | 'suspended' | 'signedIn' {
  if (session.matches('starting')) return 'starting';
  if (session.matches('suspended')) return 'suspended';
  return session.matches('signedOut') ? 'signedOut' : 'signedIn';
}
