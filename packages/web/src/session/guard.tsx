import type { PageGuard } from '@matchpoint/core/pages/page-paths';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Redirect } from 'wouter';
import { openAddProfile } from '../profiles/open-add-profile.ts';
import { CheckingSession } from './checking-session.tsx';
import { isMarked } from './first-run.ts';
import { useSessionState } from './use-session.ts';
import { withhold } from './withhold.ts';

interface GuardProps {
  readonly rule: Exclude<PageGuard, 'public'>;
  readonly children: ReactNode;
}

const ofPerson = { use: [withhold] };

/** Waits for the provider's first answer, then shows the page or goes Home (rules/pages.md#guards). */
export function Guard({ rule, children }: GuardProps) {
  const step = useSessionState((session) => session.step);
  const person = useSessionState((session) => session.person);
  if (step === 'starting') return <CheckingSession />;
  if ((rule === 'signedInOnly') !== (step !== 'signedOut')) {
    return isMarked() ? (
      <Redirect to="/my-athletes" state={openAddProfile} replace />
    ) : (
      <Redirect to="/" replace />
    );
  }
  if (rule === 'anonymousOnly') return children;
  return (
    <SWRConfig key={person} value={ofPerson}>
      {children}
    </SWRConfig>
  );
}
