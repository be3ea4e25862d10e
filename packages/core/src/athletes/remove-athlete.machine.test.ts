import { expect, test } from 'vitest';
import { confirmScene } from '../testing/confirm-scene.ts';
import { testWalks } from '../testing/test-walks.ts';
import { walkTable } from '../testing/walk-table.ts';
import { removeAthleteMachine } from './remove-athlete.machine.ts';

const scene = confirmScene(removeAthleteMachine, { ada: { athleteId: '1', name: 'Ada Example' } });

testWalks({ scene });

test('an athlete whom an earlier attempt removed is removed', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "removeAthlete
      start → closed {action: null, problem: null}
    closed
      open → confirming {action: ada, problem: null}
    confirming #shown
      confirm → performing {problem: null}, starts perform {action: ada}
      close → closed
    performing #busy #shown
      perform done | perform failed: gone → closed, emits done {action: ada}
      perform failed: unsupported → unsupported
      perform failed: away → confirming {problem: 'The service cannot be reached.'}
      perform failed: unforeseen → confirming {problem: 'Something went wrong. Try again.'}
    unsupported #shown
      close → closed"
  `);
});
