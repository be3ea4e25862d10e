import { assign, emit, setup } from 'xstate';
import type { Persistence } from '../identity/identity-provider.ts';
import { port } from '../machines/port.ts';

interface Chosen {
  readonly persistence: Persistence;
}

interface PersistenceContext {
  readonly kept: Persistence;
  /** The store that it moves to; else the same. */
  readonly wanted: Persistence;
}

/** The session's store, as chosen here or in another tab (rules/session.md#persistence). */
export const persistenceMachine = setup({
  types: {
    context: {} as PersistenceContext,
    events: {} as { type: 'choose' } & Chosen,
    emitted: {} as { type: 'persistenceChanged' } & Chosen,
    input: {} as Chosen,
  },
  actors: { move: port<void, Chosen>('move') },
  actions: {
    keepWanted: assign((_, { persistence }: Chosen) => ({ wanted: persistence })),
    keepMoved: assign(({ context }) => ({ kept: context.wanted })),
    takeBack: assign(({ context }) => ({ wanted: context.kept })),
    emitChanged: emit(({ context }) => ({ type: 'persistenceChanged', persistence: context.wanted })),
  },
}).createMachine({
  id: 'persistence',
  context: ({ input: { persistence } }) => ({ kept: persistence, wanted: persistence }),
  initial: 'settled',
  on: {
    choose: {
      target: '.moving',
      actions: { type: 'keepWanted', params: ({ event }) => event },
    },
  },
  states: {
    settled: {},
    moving: {
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context }) => ({ persistence: context.wanted }),
        onDone: { target: 'settled', actions: ['keepMoved', 'emitChanged'] },
        onError: { target: 'refused', actions: 'takeBack' },
      },
    },
    refused: {},
  },
});
