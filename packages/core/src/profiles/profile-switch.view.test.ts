import { expect, test } from 'vitest';
import { profileSwitchMachine } from './profile-switch.machine.ts';
import { profileSwitchView } from './profile-switch.view.ts';

const view = (value: 'settled' | 'switching' | 'verifying' | 'refused' | 'keptHere' | 'gone') => {
  const context = { wanted: '7', problem: 'Not yours.' };
  return profileSwitchView(profileSwitchMachine.resolveState({ value, context }));
};

test('the view of every state', () => {
  expect([
    view('settled'),
    view('switching'),
    view('verifying'),
    view('refused'),
    view('keptHere'),
    view('gone'),
  ]).toEqual([
    { step: 'settled' },
    { step: 'busy' },
    { step: 'busy' },
    { step: 'refused', problem: 'Not yours.' },
    { step: 'keptHere', problem: 'This service cannot switch profiles. Your choice is kept on this device.' },
    {
      step: 'gone',
      problem: 'This profile is no longer yours: its agency was removed, or you were. Choose another one.',
    },
  ]);
});
