import {
  type RememberedProfile,
  readRemembered,
  writeRemembered,
} from '@matchpoint/core/profiles/remembered-profile';
import { type SessionView, sessionView } from '@matchpoint/core/session/session.view';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { AppSession } from './app-session.ts';
import { useLazySession } from './lazy-session.tsx';
import { useRememberedProfile } from './remembered-profile.ts';

/** The session; the component suspends until its script is loaded. */
export function useSession(): AppSession {
  return use(useLazySession().load());
}

/** One value of the session's view. */
export function useSessionState<T>(select: (session: SessionView) => T): T {
  return useSelector(useSession().actor, (snapshot) => select(sessionView(snapshot)));
}

/** The active profile: as remembered until the service has answered, and null without one. */
export function useActiveProfile(): RememberedProfile | null {
  const remembered = useRememberedProfile();
  const user = useSessionState((session) => session.user);
  const isSignedOut = useSessionState(({ step }) => step === 'signedOut');
  if (user !== null) return readRemembered(writeRemembered(user));
  return isSignedOut ? null : remembered;
}
