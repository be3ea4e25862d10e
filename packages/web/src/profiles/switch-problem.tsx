import { useSelector } from '@xstate/react';
import { useSession } from '../session/use-session.ts';
import { Problem } from '../ui/problem.tsx';

/** Why the chosen profile did not become the active one, until the person dismisses it. */
export function SwitchProblem() {
  const { profileSwitch } = useSession();
  const problem = useSelector(profileSwitch, ({ context }) => context.problem);
  if (problem === null) return null;
  return <Problem text={problem} action="Dismiss" onAction={() => profileSwitch.send({ type: 'dismiss' })} />;
}
