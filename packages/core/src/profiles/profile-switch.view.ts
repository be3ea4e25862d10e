import type { SnapshotFrom } from 'xstate';
import type { profileSwitchMachine } from './profile-switch.machine.ts';

/** With the failure as a sentence. */
export function profileSwitchView({ value, context }: SnapshotFrom<typeof profileSwitchMachine>) {
  switch (value) {
    case 'settled':
      return { step: value };
    case 'switching':
    case 'verifying':
      return { step: 'busy' as const };
    case 'refused':
      return { step: value, problem: context.problem ?? '' };
    case 'keptHere':
      return {
        step: value,
        problem: 'This service cannot switch profiles. Your choice is kept on this device.',
      };
    case 'gone':
      return {
        step: value,
        problem: 'This profile is no longer yours: its agency was removed, or you were. Choose another one.',
      };
  }
}
