import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { failureText, hasStatus, isUnsupported } from '../wire/api-error.ts';

export type RemoveAthleteEvent =
  /** Asks for confirmation. */
  { type: 'open'; athleteId: string; name: string } | { type: 'confirm' } | { type: 'close' };

/** The agency's athletes and the public lists need a refresh. */
export interface AthleteRemoved {
  readonly type: 'athleteRemoved';
  readonly name: string;
}

interface RemoveAthleteContext {
  readonly athleteId: string;
  readonly name: string;
  /** Why the last attempt failed; it may have removed the athlete all the same. Null without one. */
  readonly problem: string | null;
}

const removeAthlete = port<void, { readonly athleteId: string }>('removeAthlete');

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Removes one of the agency's own athletes (rules.md#own-athlete), after a confirmation that names it. */
export const removeAthleteMachine = setup({
  types: {
    context: {} as RemoveAthleteContext,
    events: {} as RemoveAthleteEvent,
    emitted: {} as AthleteRemoved,
    tags: {} as 'shown' | 'busy',
  },
  actors: { removeAthlete },
  actions: {
    begin: assign((_, { athleteId, name }: { athleteId: string; name: string }) => ({
      athleteId,
      name,
      problem: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ problem: failureText(error) })),
    forgetProblem: assign({ problem: null }),
    emitRemoved: emit(({ context: { name } }) => ({ type: 'athleteRemoved', name })),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
  },
}).createMachine({
  id: 'removeAthlete',
  context: { athleteId: '', name: '', problem: null },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'confirming', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    confirming: {
      tags: 'shown',
      on: { confirm: 'removing', close: 'closed' },
    },
    removing: {
      tags: ['shown', 'busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'removeAthlete',
        src: 'removeAthlete',
        input: ({ context: { athleteId } }) => ({ athleteId }),
        onDone: { target: 'closed', actions: 'emitRemoved' },
        onError: [
          /** Already removed, by somebody else or by an earlier attempt without an answer. */
          { guard: { type: 'isGone', params: failure }, target: 'closed', actions: 'emitRemoved' },
          { guard: { type: 'isUnsupported', params: failure }, target: 'unsupported' },
          { target: 'confirming', actions: { type: 'keepFailure', params: failure } },
        ],
      },
    },
    unsupported: { tags: 'shown', on: { close: 'closed' } },
  },
});
