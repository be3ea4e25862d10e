import { expect, test } from 'vitest';
import { persistenceMachine } from './persistence.machine.ts';
import { persistenceView } from './persistence.view.ts';

test('shows a choice at once, and says that the browser refused it', () => {
  const show = (value: 'settled' | 'moving' | 'refused', wanted: 'device' | 'tab') =>
    persistenceView(persistenceMachine.resolveState({ value, context: { kept: 'device', wanted } }));
  expect([show('settled', 'device'), show('moving', 'tab'), show('refused', 'device')]).toEqual([
    { chosen: 'device', problem: null },
    { chosen: 'tab', problem: null },
    { chosen: 'device', problem: 'This browser could not move your session there. Nothing has changed.' },
  ]);
});
