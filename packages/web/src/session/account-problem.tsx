import { Problem } from '../ui/status/problem.tsx';
import { useSession, useSessionState } from './use-session.ts';

/** Why the account could not be loaded, with a button to try again (rules/account.md#account-problems). */
export function AccountProblem() {
  const { actor } = useSession();
  const problem = useSessionState((session) => session.problem);
  const pending = useSessionState((session) => session.isBusy);
  if (problem === null) return null;
  return (
    <Problem
      text={problem}
      action="Try again"
      pending={pending}
      keepFocus
      onAction={() => actor.send({ type: 'refresh' })}
    />
  );
}
