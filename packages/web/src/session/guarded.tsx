import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useSessionState } from './use-session.ts';
import { Waiting } from './waiting.tsx';

interface GuardedProps {
  readonly wanted: 'signedIn' | 'signedOut';
  readonly children: ReactNode;
}

/** Waits for the provider's first answer, then shows the page or goes Home (rules/pages.md#guards). */
export function Guarded({ wanted, children }: GuardedProps) {
  const step = useSessionState((session) => session.step);
  if (step === 'starting') return <Waiting />;
  if (step !== wanted) return <Redirect to="/" replace />;
  return children;
}
