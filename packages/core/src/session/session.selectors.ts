import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../profiles/profile.ts';
import type { sessionMachine } from './session.machine.ts';
import type { CurrentUser } from './session.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Whether the provider's first answer has arrived: guards wait for it (rules.md#guards). */
export const isSettled = (session: SessionSnapshot): boolean => session.hasTag('settled');

/** Signed in for guards, with or without a token (rules.md#guards). */
export const isSignedIn = (session: SessionSnapshot): boolean =>
  session.matches('signedIn') || session.matches('signingOut');

export const isBusy = (session: SessionSnapshot): boolean => session.hasTag('busy');

/** The account is not loaded and not being loaded, so a `refresh` makes sense. */
export const isIncomplete = (session: SessionSnapshot): boolean =>
  session.matches({ signedIn: 'withoutToken' }) || session.matches({ signedIn: 'withoutAccount' });

/** Why the account could not be loaded, as a sentence; null while it is loaded, loading or retried. */
export const accountProblem = (session: SessionSnapshot): string | null => session.context.problem;

/** The provider's code for the last failed sign-in, verbatim; null from the next attempt on. */
export const signInError = (session: SessionSnapshot): string | null => session.context.signInError;

export const token = (session: SessionSnapshot): string | null => session.context.token;

export const currentUser = (session: SessionSnapshot): CurrentUser | null =>
  session.context.account?.user ?? null;

/** The email from the service, or from the provider until the service has answered. */
export const email = (session: SessionSnapshot): string | null =>
  session.context.account?.user.email ?? session.context.identity?.email ?? null;

const none: readonly Profile[] = [];
export const profiles = (session: SessionSnapshot): readonly Profile[] =>
  session.context.account?.profiles ?? none;

/** The id of the active Agency profile, which My Agency and My Athletes show; null without one. */
export const activeAgencyId = (session: SessionSnapshot): string | null => {
  const user = currentUser(session);
  return user?.active_profile_type === 'Agency' ? user.active_profile : null;
};
