import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../profiles/profile.ts';
import type { sessionMachine } from './session.machine.ts';
import type { CurrentUser } from './session.ts';

export interface SessionView {
  /**
   * While `starting`, the session is unknown: guards wait (rules/pages.md#guards). While `suspended`, what was typed is
   * covered, and nothing that was read is shown (rules/session.md#unsaved-text).
   */
  readonly step: 'starting' | 'signedOut' | 'suspended' | 'signedIn';
  /** The id of the signed-in person at the provider. */
  readonly person: string | null;
  /** A call is pending. */
  readonly isBusy: boolean;
  /** The account is neither loaded nor being loaded. */
  readonly isIncomplete: boolean;
  /** Why the account could not be loaded, as a sentence; null while it is loaded, or the service is unreachable. */
  readonly problem: string | null;
  /** Without a token no call is sent (rules/session.md#session-token). */
  readonly hasToken: boolean;
  /** From the service, or from the provider until the service has answered. */
  readonly email: string | null;
  readonly user: CurrentUser | null;
  readonly profiles: readonly Profile[];
  /** How many more there are that cannot be read. */
  readonly unreadableProfiles: number;
  /** The id of the active Agency profile, which My Agency and My Athletes show; null without one. */
  readonly activeAgencyId: string | null;
}

const none: readonly Profile[] = [];

export function sessionView(session: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { identity, token, account, problem } = session.context;
  const user = account?.user ?? null;
  return {
    step: stepOf(session),
    person: identity?.id ?? null,
    isBusy: session.hasTag('busy'),
    isIncomplete:
      session.matches({ signedIn: 'withoutToken' }) || session.matches({ signedIn: 'withoutAccount' }),
    problem,
    hasToken: token !== null,
    email: user?.email ?? identity?.email ?? null,
    user,
    profiles: account?.profiles ?? none,
    unreadableProfiles: account?.unreadable ?? 0,
    activeAgencyId: user?.active_profile_type === 'Agency' ? user.active_profile : null,
  };
}

/** Signed in for guards, with or without a token, and until a sign-out has succeeded (rules/pages.md#guards). */
function stepOf(session: SnapshotFrom<typeof sessionMachine>): SessionView['step'] {
  if (session.matches('starting')) return 'starting';
  if (session.matches('suspended')) return 'suspended';
  return session.matches('signedOut') ? 'signedOut' : 'signedIn';
}
