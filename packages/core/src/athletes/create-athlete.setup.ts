import { assign, emit, fromPromise, setup } from 'xstate';
import { failureProblems, isKeyUsed, isRefusal } from '../api/api-error.ts';
import type { Problem } from '../api/problems.ts';
import type { AthleteDraft } from './athlete.ts';
import { type AthleteEntry, isSameEntry, noAthleteEntry, readAthleteEntry } from './athlete-form.ts';
import { isComingSoon, type Sport } from './sports.ts';

export type CreateAthleteEvent =
  /** `key` is the idempotency key of every attempt: together they create one athlete. */
  | { type: 'open'; key: string }
  | { type: 'chooseSport'; sport: Sport }
  | { type: 'edit'; entry: AthleteEntry }
  | { type: 'submit'; entry: AthleteEntry }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' };

/** The agency's athletes and the public lists need a refresh. */
export interface AthleteCreated {
  readonly type: 'athleteCreated';
  readonly name: string;
}

export interface CreateAthleteContext {
  readonly key: string;
  readonly sport: Sport | null;
  readonly entry: AthleteEntry;
  readonly problems: readonly Problem[];
  /** Whether the service or the network reported the problems, not the form. */
  readonly fromService: boolean;
  /** Counts the refusals: after each one the first invalid field takes the focus. */
  readonly attempt: number;
}

const createAthlete = fromPromise<void, { readonly draft: AthleteDraft; readonly key: string }>(async () => {
  throw new Error('createAthlete is not provided');
});

const keyUsed =
  'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.';

export const blank: CreateAthleteContext = {
  key: '',
  sport: null,
  entry: noAthleteEntry,
  problems: [],
  fromService: false,
  attempt: 0,
};

/** Types, actions, guards and actors of the dialog. */
export const createAthleteSetup = setup({
  types: {
    context: {} as CreateAthleteContext,
    events: {} as CreateAthleteEvent,
    emitted: {} as AthleteCreated,
    tags: {} as 'shown' | 'busy',
  },
  actors: { createAthlete },
  actions: {
    begin: assign((_, { key }: { key: string }) => ({ ...blank, key })),
    chooseSport: assign((_, { sport }: { sport: Sport }) => ({ sport })),
    keepEntry: assign((_, { entry }: { entry: AthleteEntry }) => ({ entry })),
    findProblems: assign(({ context }) => {
      const judged = readAthleteEntry(context.sport, context.entry);
      return {
        problems: 'problems' in judged ? judged.problems : [],
        fromService: false,
        attempt: context.attempt + 1,
      };
    }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problems: failureProblems(error),
      fromService: true,
      attempt: context.attempt + 1,
    })),
    keepKeyUsed: assign({ problems: [{ field: null, message: keyUsed }], fromService: true }),
    forgetProblems: assign({ problems: [] }),
    emitCreated: emit(({ context }) => ({ type: 'athleteCreated', name: context.entry.name.trim() })),
  },
  guards: {
    isComingSoon: (_, { sport }: { sport: Sport }) => isComingSoon(sport),
    isValid: ({ context: { sport } }, { entry }: { entry: AthleteEntry }) =>
      'payload' in readAthleteEntry(sport, entry),
    isUntouched: ({ context }) => isSameEntry(context.entry, noAthleteEntry),
    isKeyUsed: (_, { error }: { error: unknown }) => isKeyUsed(error),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
});
