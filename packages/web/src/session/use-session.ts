import type { SessionSnapshot } from '@matchpoint/core/session/session.selectors';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { AppSession } from './app-session.ts';
import { useLazySession } from './lazy-session.ts';

/** The session, once its script is there: the component suspends until then. */
export function useSession(): AppSession {
  return use(useLazySession().load());
}

/** What one of core's selectors says about the session. */
export function useSessionState<T>(select: (session: SessionSnapshot) => T): T {
  return useSelector(useSession().actor, select);
}
