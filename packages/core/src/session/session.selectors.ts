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

/** The account is not there, and nothing is under way to it that would end soon: a `refresh` is worth sending. */
export const isUnfinished = (session: SessionSnapshot): boolean =>
  session.matches({ signedIn: 'withoutToken' }) || session.matches({ signedIn: 'withoutAccount' });

/** Why the account does not come by itself, in words; null while it is there or may come. */
export const accountProblem = (session: SessionSnapshot): string | null => session.context.problem;

/** The provider's code of the last sign-in, verbatim; null from the next one on. */
export const signInError = (session: SessionSnapshot): string | null => session.context.signInError;

export const token = (session: SessionSnapshot): string | null => session.context.token;

export const currentUser = (session: SessionSnapshot): CurrentUser | null =>
  session.context.account?.user ?? null;

/** The service's word, or the provider's while the service has not answered. */
export const email = (session: SessionSnapshot): string | null =>
  session.context.account?.user.email ?? session.context.identity?.email ?? null;

const none: readonly Profile[] = [];
export const profiles = (session: SessionSnapshot): readonly Profile[] =>
  session.context.account?.profiles ?? none;

/** The id of the active Agency profile: what My Agency and My Athletes are about; null without one. */
export const activeAgencyId = (session: SessionSnapshot): string | null => {
  const user = currentUser(session);
  return user?.active_profile_type === 'Agency' ? user.active_profile : null;
};
