import { assign, emit, fromPromise, setup } from 'xstate';
import { failureProblems, hasStatus, isRefusal, isUnsupported } from '../api/api-error.ts';
import type { Problem } from '../api/problems.ts';
import type { AthleteEntry } from './athlete-form.ts';
import {
  type AthleteRevision,
  type AthleteToSave,
  isUnchanged,
  noRevision,
  rebased,
  revisionProblems,
  type StoredAthlete,
} from './athlete-revision.ts';

export type EditAthleteEvent =
  /** `name` is what the list calls the athlete, until the athlete is there. */
  | { type: 'open'; athleteId: string; name: string }
  | { type: 'edit'; entry: AthleteEntry }
  | { type: 'submit'; entry: AthleteEntry }
  /** Asks again for the athlete. */
  | { type: 'retry' }
  /** Of two values, what this person entered. */
  | { type: 'keepMine' }
  /** Of two values, what is stored. */
  | { type: 'takeTheirs' }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' };

/** After both, the agency's athletes are worth a refresh, and so is whatever else shows the athlete. */
export type EditAthleteNews =
  | { readonly type: 'athleteEdited'; readonly name: string }
  | { readonly type: 'athleteGone' };

export interface EditAthleteContext extends AthleteRevision {
  readonly athleteId: string;
  readonly name: string;
  readonly problems: readonly Problem[];
  /** The problems are the service's word. */
  readonly told: boolean;
  readonly attempt: number;
  /** Changes whenever the fields show something that was not typed into them. */
  readonly filled: number;
}

const loadAthlete = fromPromise<StoredAthlete, { readonly athleteId: string }>(async () => {
  throw new Error('loadAthlete is not provided');
});
const saveAthlete = fromPromise<void, AthleteToSave & { readonly athleteId: string }>(async () => {
  throw new Error('saveAthlete is not provided');
});

export const blank: EditAthleteContext = {
  ...noRevision,
  athleteId: '',
  name: '',
  problems: [],
  told: false,
  attempt: 0,
  filled: 0,
};

/** What the states of the dialog are made of: what they hear, tell, keep and need. */
export const editAthleteSetup = setup({
  types: {
    context: {} as EditAthleteContext,
    events: {} as EditAthleteEvent,
    emitted: {} as EditAthleteNews,
    tags: {} as 'shown' | 'busy' | 'form',
  },
  actors: { loadAthlete, saveAthlete },
  actions: {
    begin: assign((_, { athleteId, name }: { athleteId: string; name: string }) => ({
      ...blank,
      athleteId,
      name,
    })),
    keepEntry: assign((_, { entry }: { entry: AthleteEntry }) => ({ entry })),
    keepStored: assign(({ context }, now: StoredAthlete) => rebased(context, now)),
    takeStored: assign(({ context: { stored } }) => (stored === null ? noRevision : { entry: stored.entry })),
    refill: assign(({ context }) => ({ filled: context.filled + 1 })),
    findProblems: assign(({ context }) => ({
      problems: revisionProblems(context),
      told: false,
      attempt: context.attempt + 1,
    })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problems: failureProblems(error),
      told: true,
      attempt: context.attempt + 1,
    })),
    keepGone: assign(({ context: { name } }) => say(`${name} is no longer among your athletes.`)),
    keepUnsupported: assign(say('This service cannot save changes to an athlete.')),
    forgetProblems: assign({ problems: [] }),
    tellEdited: emit(({ context }) => ({ type: 'athleteEdited', name: context.entry.name.trim() })),
    tellGone: emit({ type: 'athleteGone' }),
  },
  guards: {
    isFirst: ({ context }) => context.stored === null,
    isUntouched: ({ context }) => isUnchanged(context),
    isUnchanged: ({ context: { stored } }, { entry }: { entry: AthleteEntry }) =>
      isUnchanged({ stored, entry }),
    isValid: ({ context: { stored } }, { entry }: { entry: AthleteEntry }) =>
      revisionProblems({ stored, entry }).length === 0,
    /** What was to be saved is stored: an answer that never came was a yes. */
    isSaved: ({ context }, now: StoredAthlete) => isUnchanged(rebased(context, now)),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
    isStale: (_, { error }: { error: unknown }) => hasStatus(error, 412),
    isGone: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    /** Nothing was typed yet. */
    isGoneBefore: ({ context }, { error }: { error: unknown }) =>
      context.stored === null && hasStatus(error, 404),
    isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
  },
});

function say(message: string): { problems: readonly Problem[]; told: true } {
  return { problems: [{ field: null, message }], told: true };
}
