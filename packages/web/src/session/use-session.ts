import type { SessionSnapshot } from '@matchpoint/core/session/session.selectors';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { AppSession } from './app-session.ts';
import { useLazySession } from './lazy-session.ts';

/** The session; the component suspends until its script is loaded. */
export function useSession(): AppSession {
  return use(useLazySession().load());
}

/** The value of one of core's selectors for the session. */
export function useSessionState<T>(select: (session: SessionSnapshot) => T): T {
  return useSelector(useSession().actor, select);
}
