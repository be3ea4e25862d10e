import type { PageGuard } from '@matchpoint/core/pages/page-paths';
import { sessionView } from '@matchpoint/core/session/session.view';
import type { ReactNode } from 'react';
import useSWR, { type Middleware, SWRConfig } from 'swr';
import { Redirect } from 'wouter';
import { waitFor } from 'xstate';
import { CheckingSession } from './checking-session.tsx';
import { isMarked } from './first-run.ts';
import { openAddProfile } from './navigation-state.ts';
import { useSession, useSessionState } from './use-session.ts';

interface GuardProps {
  readonly rule: Exclude<PageGuard, 'public'>;
  readonly children: ReactNode;
}

/** Shows nothing that was read while the session is suspended (rules/session.md#unsaved-text). */
const withhold: Middleware = (useNext) => (key, fetcher, config) => {
  const isSuspended = useSessionState(({ step }) => step === 'suspended');
  const read = useNext(key, fetcher, config);
  return isSuspended ? { ...read, data: undefined } : read;
};

const ofPerson = { use: [withhold] };

/** Waits for the provider's first answer, then shows the page or goes Home (rules/pages.md#guards). */
export function Guard({ rule, children }: GuardProps) {
  const step = useSessionState((session) => session.step);
  const person = useSessionState((session) => session.person);
  useAccountWatch();
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

/** Lets swr notice when the account takes long (rules/loading.md#connection-status). */
function useAccountWatch(): void {
  const { actor } = useSession();
  const isLoading = useSessionState(({ step, user }) => step === 'signedIn' && user === null);
  useSWR(isLoading ? 'account' : null, () => waitFor(actor, (state) => sessionView(state).user !== null));
}
