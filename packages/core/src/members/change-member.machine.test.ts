import { expect, test } from 'vitest';
import { confirmScene } from '../testing/confirm-scene.ts';
import { testWalks } from '../testing/test-walks.ts';
import { walkTable } from '../testing/walk-table.ts';
import { changeMemberMachine } from './change-member.machine.ts';

const scene = confirmScene(changeMemberMachine, {
  remove: { kind: 'remove', id: '7', email: 'ada@example.com' },
  handOver: { kind: 'handOver', id: '7', email: 'ada@example.com' },
});

testWalks({ scene });

test('a member who has left is removed, and an agency is not handed over to one', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "changeMember
      start → closed {action: null, problem: null}
    closed
      open → confirming {action: remove, problem: null}
      open {action: handOver} → confirming {action: handOver, problem: null}
    confirming #shown
      [action remove] confirm → performing {problem: null}, starts perform {action: remove}
      [not action remove] confirm → performing {problem: null}, starts perform {action: handOver}
      close → closed
    performing #busy #shown
      [action remove] perform done | perform failed: gone → closed, emits done {action: remove}
      [not action remove] perform done → closed, emits done {action: handOver}
      [not action remove] perform failed: gone → confirming {problem: 'Not found.'}
      perform failed: unsupported → unsupported
      perform failed: away → confirming {problem: 'The service cannot be reached. It may have worked: it is safe to try again.'}
      perform failed: unforeseen → confirming {problem: 'Something went wrong. It may have worked: it is safe to try again.'}
    unsupported #shown
      close → closed"
  `);
});
