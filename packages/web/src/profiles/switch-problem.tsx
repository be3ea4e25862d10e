import type { profileSwitchMachine } from '@matchpoint/core/profiles/profile-switch.machine';
import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useSession } from '../session/use-session.ts';
import { Problem } from '../ui/status/problem.tsx';

/** Why the chosen profile did not become the active one, until the person dismisses it. */
export function SwitchProblem() {
  const { profileSwitch } = useSession();
  const problem = useSelector(profileSwitch, problemOf);
  if (problem === null) return null;
  return <Problem text={problem} action="Dismiss" onAction={() => profileSwitch.send({ type: 'dismiss' })} />;
}

function problemOf(state: SnapshotFrom<typeof profileSwitchMachine>): string | null {
  const view = profileSwitchView(state);
  return 'problem' in view ? view.problem : null;
}
