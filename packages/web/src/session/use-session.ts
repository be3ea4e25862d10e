import { type SessionView, sessionView } from '@matchpoint/core/session/session.view';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { AppSession } from './app-session.ts';
import { useLazySession } from './lazy-session.ts';

/** The session; the component suspends until its script is loaded. */
export function useSession(): AppSession {
  return use(useLazySession().load());
}

/** One value of the session's view. */
export function useSessionState<T>(select: (session: SessionView) => T): T {
  return useSelector(useSession().actor, (snapshot) => select(sessionView(snapshot)));
}
