import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { confirmScene } from '../testing/confirm-scene.ts';
import { testWalks } from '../testing/test-walks.ts';
import { walkTable } from '../testing/walk-table.ts';
import { hasStatus } from '../wire/api-error.ts';
import { confirmMachine } from './confirm.machine.ts';
import { confirmView } from './confirm.view.ts';

interface Action {
  readonly id: string;
}
const machine = confirmMachine<Action>('example', (error) => hasStatus(error, 404));
const action = { id: '7' };

const scene = confirmScene(machine, { action });
testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "example
      start → closed {action: null, problem: null}
    closed
      open → confirming {action: action, problem: null}
    confirming #shown
      confirm → performing {problem: null}, starts perform {action: action}
      close → closed
    performing #busy #shown
      perform done | perform failed: gone → closed, emits done {action: action}
      perform failed: unsupported → unsupported
      perform failed: away → confirming {problem: 'The service cannot be reached. It may have worked: it is safe to try again.'}
      perform failed: unforeseen → confirming {problem: 'Something went wrong. It may have worked: it is safe to try again.'}
    unsupported #shown
      close → closed"
  `);
});

const show = (value: SnapshotFrom<typeof machine>['value'], problem: string | null = null) =>
  confirmView(machine.resolveState({ value, context: { action, problem } }));

test('shows the question, what became of it, and that it cannot be done', () => {
  const question = { page: 'confirming', action, problem: null, isBusy: false };
  expect([
    show('closed'),
    show('confirming'),
    show('performing'),
    show('confirming', 'The service cannot be reached.'),
    show('unsupported'),
  ]).toEqual([
    { ...question, page: 'closed' },
    question,
    { ...question, isBusy: true },
    { ...question, problem: 'The service cannot be reached.' },
    { ...question, page: 'unsupported' },
  ]);
});
