import { accountProblem, isBusy } from '@matchpoint/core/session/session.selectors';
import { Problem } from '../ui/problem.tsx';
import { useSession, useSessionState } from './use-session.ts';

/** Why the account of the person who is signed in does not come, and a way to ask again (decision 24). */
export function AccountProblem() {
  const { actor } = useSession();
  const problem = useSessionState(accountProblem);
  const pending = useSessionState(isBusy);
  if (problem === null) return null;
  return (
    <Problem
      text={problem}
      action="Try again"
      pending={pending}
      unasked
      onAction={() => actor.send({ type: 'refresh' })}
    />
  );
}
