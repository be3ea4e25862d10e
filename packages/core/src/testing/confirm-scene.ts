import type { confirmMachine } from '../forms/confirm.machine.ts';
import { ApiError } from '../wire/api-error.ts';
import { puppet } from './puppet.ts';
import type { Scene } from './walk.ts';

const failures = {
  gone: new ApiError('refused', 'Not found.', { status: 404 }),
  unsupported: new ApiError('refused', 'No such call.', { status: 405 }),
  away: new ApiError('unreachable', 'The service cannot be reached.'),
  unforeseen: new TypeError('id is undefined'),
};

/**
 * A confirmation of each action, performed with each answer of the service.
 * @param actions by their names in the table
 */
export function confirmScene<Action>(
  machine: ReturnType<typeof confirmMachine<Action>>,
  actions: Readonly<Record<string, NoInfer<Action>>>,
) {
  const puppets = {
    perform: puppet<void, { readonly action: Action }>('perform', {
      done: [undefined],
      failed: Object.values(failures),
    }),
  };
  const nameOf = (action: Action) => Object.keys(actions).find((name) => actions[name] === action);
  return {
    machine: machine.provide({ actors: puppets }),
    puppets,
    events: [
      ...Object.values(actions).map((action) => ({ type: 'open' as const, action })),
      { type: 'confirm' },
      { type: 'close' },
    ],
    facts: ({ context: { action, problem } }) => ({
      action: Object.keys(actions).length > 1 ? nameOf(action) : null,
      failed: problem !== null,
    }),
    names: { ...actions, ...failures },
  } satisfies Scene<typeof machine>;
}
