import { expect, test } from 'vitest';
import { confirmScene } from '../testing/confirm-scene.ts';
import { testWalks } from '../testing/test-walks.ts';
import { walkTable } from '../testing/walk-table.ts';
import { answerInvitationMachine } from './answer-invitation.machine.ts';

const scene = confirmScene(answerInvitationMachine, {
  accept: { kind: 'accept', invitationId: '7', agencyName: 'Court Club Example' },
  decline: { kind: 'decline', invitationId: '7', agencyName: 'Court Club Example' },
});

testWalks({ scene });

test('an invitation that is gone is declined, and cannot be accepted', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "answerInvitation
      start → closed {action: null, problem: null}
    closed
      open → confirming {action: accept, problem: null}
      open {action: decline} → confirming {action: decline, problem: null}
    confirming #shown
      [action accept] confirm → performing {problem: null}, starts perform {action: accept}
      [not action accept] confirm → performing {problem: null}, starts perform {action: decline}
      close → closed
    performing #busy #shown
      [action accept] perform done → closed, emits done {action: accept}
      [not action accept] perform done | perform failed: gone → closed, emits done {action: decline}
      [action accept] perform failed: gone → confirming {problem: 'Not found.'}
      perform failed: unsupported → unsupported
      perform failed: away → confirming {problem: 'The service cannot be reached. It may have worked: it is safe to try again.'}
      perform failed: unforeseen → confirming {problem: 'Something went wrong. It may have worked: it is safe to try again.'}
    unsupported #shown
      close → closed"
  `);
});
