import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError, hasStatus } from '../wire/api-error.ts';
import { confirmMachine } from './confirm.machine.ts';

interface Action {
  readonly id: string;
  readonly isOnce: boolean;
}
/** One that may be done again, and one that may not. */
const [end, join] = [
  { id: '7', isOnce: false },
  { id: '8', isOnce: true },
];
const machine = confirmMachine<Action>('example', (error, { isOnce }) => !isOnce && hasStatus(error, 404));
const failures = {
  gone: new ApiError('refused', 'Not found.', { status: 404 }),
  unsupported: new ApiError('refused', 'No such call.', { status: 405 }),
  away: new ApiError('unreachable', 'The service cannot be reached.'),
  unforeseen: new TypeError('id is undefined'),
};
const puppets = {
  perform: puppet<void, { readonly action: Action }>('perform', {
    done: [undefined],
    failed: Object.values(failures),
  }),
};
const scene = {
  machine: machine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'open', action: end },
    { type: 'open', action: join },
    { type: 'confirm' },
    { type: 'close' },
  ],
  facts: ({ context: { action, problem } }) => ({
    action: action === null ? null : action.isOnce ? 'join' : 'end',
    failed: problem !== null,
  }),
  names: { end, join, ...failures },
} satisfies Scene<typeof machine>;
testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "example
      start → closed {action: null, problem: null}
    closed
      open → confirming {action: end, problem: null}
      open {action: join} → confirming {action: join, problem: null}
    confirming #shown
      open → confirming {action: end, problem: null}
      open {action: join} → confirming {action: join, problem: null}
      [action end] confirm → performing {problem: null}, starts perform {action: end}
      [not action end] confirm → performing {problem: null}, starts perform {action: join}
      close → closed
    performing #busy #shown
      [action end] perform done | perform failed: gone → closed, emits done {action: end}
      [not action end] perform done → closed, emits done {action: join}
      [not action end] perform failed: gone → confirming {problem: 'Not found.'}
      perform failed: unsupported → unsupported
      perform failed: away → confirming {problem: 'The service cannot be reached. It may have worked: it is safe to try again.'}
      perform failed: unforeseen → confirming {problem: 'Something went wrong. It may have worked: it is safe to try again.'}
    unsupported #shown
      close → closed"
  `);
});
