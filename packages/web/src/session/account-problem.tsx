import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { useSelector } from '@xstate/react';
import { Problem } from '../ui/status/banner.tsx';
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
