import { isSettled, isSignedIn } from '@matchpoint/core/session/session.selectors';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useSessionState } from './use-session.ts';
import { Waiting } from './waiting.tsx';

interface GuardedProps {
  readonly wanted: 'signedIn' | 'anonymous';
  readonly children: ReactNode;
}

/** Waits for the provider's first answer, then shows the page or goes Home (rules.md#guards). */
export function Guarded({ wanted, children }: GuardedProps) {
  const settled = useSessionState(isSettled);
  const signedIn = useSessionState(isSignedIn);
  if (!settled) return <Waiting />;
  if (signedIn !== (wanted === 'signedIn')) return <Redirect to="/" replace />;
  return children;
}
