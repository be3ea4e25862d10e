import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError, failureProblems } from '../api/api-error.ts';
import type { Problem } from '../api/problems.ts';
import type { AthleteDraft, Sport } from './athlete.ts';
import { type AthleteEntry, isSameEntry, noAthleteEntry, readAthleteEntry } from './athlete-form.ts';

export type CreateAthleteEvent =
  /** `key` names the athlete to be to the service, so that no number of attempts creates two. */
  | { type: 'open'; key: string }
  | { type: 'chooseSport'; sport: Sport }
  | { type: 'edit'; entry: AthleteEntry }
  | { type: 'submit'; entry: AthleteEntry }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' };

/** The agency's athletes are worth a refresh, and so are the public lists. */
export interface AthleteCreated {
  readonly type: 'athleteCreated';
  readonly name: string;
}

interface CreateAthleteContext {
  readonly key: string;
  readonly sport: Sport | null;
  readonly entry: AthleteEntry;
  readonly problems: readonly Problem[];
  /** The problems are the service's word, or the way's to it. */
  readonly told: boolean;
  /** How often the entry was found wrong: each time the first wrong field takes the focus. */
  readonly attempt: number;
}

const createAthlete = fromPromise<void, { readonly draft: AthleteDraft; readonly key: string }>(async () => {
  throw new Error('createAthlete is not provided');
});

const keyUsed =
  'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.';
const nothing = { sport: null, entry: noAthleteEntry, problems: [], told: false, attempt: 0 };

/** The Add Athlete dialog (specification sections 2, 4, 5 and 8; decision 17). */
export const createAthleteMachine = setup({
  types: {
    context: {} as CreateAthleteContext,
    events: {} as CreateAthleteEvent,
    emitted: {} as AthleteCreated,
    tags: {} as 'shown' | 'busy',
  },
  actors: { createAthlete },
  actions: {
    begin: assign((_, { key }: { key: string }) => ({ ...nothing, key })),
    chooseSport: assign((_, { sport }: { sport: Sport }) => ({ sport })),
    keepEntry: assign((_, { entry }: { entry: AthleteEntry }) => ({ entry })),
    findProblems: assign(({ context }) => {
      const judged = readAthleteEntry('Tennis', context.entry);
      return {
        problems: 'problems' in judged ? judged.problems : [],
        told: false,
        attempt: context.attempt + 1,
      };
    }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problems: failureProblems(error),
      told: true,
      attempt: context.attempt + 1,
    })),
    keepKeyUsed: assign({ problems: [{ field: null, message: keyUsed }], told: true }),
    forgetProblems: assign({ problems: [] }),
    tell: emit(({ context }) => ({ type: 'athleteCreated', name: context.entry.name.trim() })),
  },
  guards: {
    isTennis: (_, { sport }: { sport: Sport }) => sport === 'Tennis',
    isWhole: (_, { entry }: { entry: AthleteEntry }) => 'payload' in readAthleteEntry('Tennis', entry),
    isUntouched: ({ context }) => isSameEntry(context.entry, noAthleteEntry),
    /** An earlier attempt was heard, and its answer was not; what is entered has changed since. */
    isKeyUsed: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.problems.some(({ field }) => field === 'Idempotency-Key'),
    isRefusal: (_, { error }: { error: unknown }) => error instanceof ApiError && error.kind === 'refused',
  },
}).createMachine({
  id: 'createAthlete',
  context: { ...nothing, key: '' },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'filling', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    filling: {
      tags: 'shown',
      initial: 'choosingSport',
      on: {
        chooseSport: [
          {
            guard: { type: 'isTennis', params: ({ event }) => event },
            target: '.tennis',
            actions: { type: 'chooseSport', params: ({ event }) => event },
          },
          { target: '.soccer', actions: { type: 'chooseSport', params: ({ event }) => event } },
        ],
        close: [{ guard: 'isUntouched', target: 'closed' }, { target: 'doubting' }],
      },
      states: {
        choosingSport: {},
        /** 'Coming soon'; what was typed for Tennis is kept. */
        soccer: {},
        tennis: {
          initial: 'editing',
          on: {
            edit: { actions: { type: 'keepEntry', params: ({ event }) => event } },
            submit: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event },
                target: '#createAthlete.saving',
                actions: { type: 'keepEntry', params: ({ event }) => event },
              },
              { target: '.incomplete', actions: { type: 'keepEntry', params: ({ event }) => event } },
            ],
          },
          states: {
            editing: {},
            incomplete: { entry: 'findProblems' },
            refused: {},
            /** Nobody knows whether the service has created the athlete: the same key settles it. */
            unanswered: {},
          },
        },
        back: { type: 'history', history: 'deep' },
      },
    },
    /** What was typed would be lost. */
    doubting: {
      tags: 'shown',
      on: { keepEditing: 'filling.back', discard: 'closed' },
    },
    saving: {
      tags: ['shown', 'busy'],
      entry: 'forgetProblems',
      invoke: {
        id: 'createAthlete',
        src: 'createAthlete',
        input: ({ context: { entry, key } }) => ({ draft: draftOf(entry), key }),
        onDone: { target: 'done', actions: 'tell' },
        onError: [
          {
            guard: { type: 'isKeyUsed', params: ({ event }) => event },
            target: 'filling.tennis.refused',
            actions: ['keepKeyUsed', 'tell'],
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'filling.tennis.refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            target: 'filling.tennis.unanswered',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    done: {
      on: { open: { target: 'filling', actions: { type: 'begin', params: ({ event }) => event } } },
    },
  },
});

function draftOf(entry: AthleteEntry): AthleteDraft {
  const judged = readAthleteEntry('Tennis', entry);
  if ('problems' in judged) throw new Error('An entry with problems is not sent.');
  return judged.payload;
}
