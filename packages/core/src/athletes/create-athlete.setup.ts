import { assign, emit, fromPromise, setup } from 'xstate';
import { failureProblems, isKeyUsed, isRefusal } from '../api/api-error.ts';
import type { Problem } from '../api/problems.ts';
import type { AthleteDraft } from './athlete.ts';
import { type AthleteEntry, isSameEntry, noAthleteEntry, readAthleteEntry } from './athlete-form.ts';
import { isComingSoon, type Sport } from './sports.ts';

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

export interface CreateAthleteContext {
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

export const blank: CreateAthleteContext = {
  key: '',
  sport: null,
  entry: noAthleteEntry,
  problems: [],
  told: false,
  attempt: 0,
};

/** What the states of the dialog are made of: what they hear, tell, keep and need. */
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
    isComingSoon: (_, { sport }: { sport: Sport }) => isComingSoon(sport),
    isValid: ({ context: { sport } }, { entry }: { entry: AthleteEntry }) =>
      'payload' in readAthleteEntry(sport, entry),
    isUntouched: ({ context }) => isSameEntry(context.entry, noAthleteEntry),
    isKeyUsed: (_, { error }: { error: unknown }) => isKeyUsed(error),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
});
