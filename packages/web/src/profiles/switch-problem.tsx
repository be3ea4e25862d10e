import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { useSelector } from '@xstate/react';
import { useSession } from '../session/use-session.ts';
import { Problem } from '../ui/status/problem.tsx';

/** Why the chosen profile did not become the active one, until the person dismisses it. */
export function SwitchProblem() {
  const { actor, profileSwitch } = useSession();
  const view = useSelector(profileSwitch, profileSwitchView);
  if (!('problem' in view)) return null;
  return (
    <Problem
      text={view.problem}
      action="Dismiss"
      // It may be found while the person types.
      keepFocus={view.step === 'gone'}
      onAction={() => {
        profileSwitch.send({ type: 'dismiss' });
        actor.send({ type: 'refresh' });
      }}
    />
  );
}
