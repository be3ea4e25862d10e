import { expect, test } from 'vitest';
import { confirmScene } from '../testing/confirm-scene.ts';
import { testWalks } from '../testing/test-walks.ts';
import { walkTable } from '../testing/walk-table.ts';
import { endKeyMachine } from './end-key.machine.ts';

const scene = confirmScene(endKeyMachine, { end: { id: '3', name: 'Nightly import' } });

testWalks({ scene });

test('a key that is gone was ended already', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "endKey
      start → closed {action: null, problem: null}
    closed
      open → confirming {action: end, problem: null}
    confirming #shown
      confirm → performing {problem: null}, starts perform {action: end}
      close → closed
    performing #busy #shown
      perform done | perform failed: gone → closed, emits done {action: end}
      perform failed: unsupported → unsupported
      perform failed: away → confirming {problem: 'The service cannot be reached. It may have worked: it is safe to try again.'}
      perform failed: unforeseen → confirming {problem: 'Something went wrong. It may have worked: it is safe to try again.'}
    unsupported #shown
      close → closed"
  `);
});
