import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { failureProblems, hasStatus, isRefusal, isUnsupported } from '../wire/api-error.ts';
import type { Problem } from '../wire/problems.ts';
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
  /** `name`, from the list, is shown until the athlete is loaded. */
  | { type: 'open'; athleteId: string; name: string }
  | { type: 'edit'; entry: AthleteEntry }
  | { type: 'submit'; entry: AthleteEntry }
  /** Loads the athlete again. */
  | { type: 'retry' }
  /** Resolves a conflict with this person's values. */
  | { type: 'keepMine' }
  /** Resolves a conflict with the stored values. */
  | { type: 'takeTheirs' }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' };

/** After both, the agency's athletes and whatever else shows the athlete need a refresh. */
export type EditAthleteNews =
  | { readonly type: 'athleteEdited'; readonly name: string }
  | { readonly type: 'athleteGone' };

export interface EditAthleteContext extends AthleteRevision {
  readonly athleteId: string;
  readonly name: string;
  readonly problems: readonly Problem[];
  /** Whether the service or the network reported the problems, not the form. */
  readonly fromService: boolean;
  readonly attempt: number;
  /** Changes whenever the form must show other values than those typed. */
  readonly filled: number;
}

const loadAthlete = port<StoredAthlete, { readonly athleteId: string }>('loadAthlete');
const saveAthlete = port<void, AthleteToSave & { readonly athleteId: string }>('saveAthlete');

export const blank: EditAthleteContext = {
  ...noRevision,
  athleteId: '',
  name: '',
  problems: [],
  fromService: false,
  attempt: 0,
  filled: 0,
};

/** Types, actions, guards and actors of the dialog. */
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
      fromService: false,
      attempt: context.attempt + 1,
    })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problems: failureProblems(error),
      fromService: true,
      attempt: context.attempt + 1,
    })),
    keepGone: assign(({ context: { name } }) => say(`${name} is no longer among your athletes.`)),
    keepUnsupported: assign(say('This service cannot save changes to an athlete.')),
    forgetProblems: assign({ problems: [] }),
    emitEdited: emit(({ context }) => ({ type: 'athleteEdited', name: context.entry.name.trim() })),
    emitGone: emit({ type: 'athleteGone' }),
  },
  guards: {
    isFirst: ({ context }) => context.stored === null,
    isUntouched: ({ context }) => isUnchanged(context),
    isUnchanged: ({ context: { stored } }, { entry }: { entry: AthleteEntry }) =>
      isUnchanged({ stored, entry }),
    isValid: ({ context: { stored } }, { entry }: { entry: AthleteEntry }) =>
      revisionProblems({ stored, entry }).length === 0,
    /** The service already has the edit: an earlier attempt succeeded without an answer. */
    isSaved: ({ context }, now: StoredAthlete) => isUnchanged(rebased(context, now)),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
    isStale: (_, { error }: { error: unknown }) => hasStatus(error, 412),
    isGone: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    /** Gone before the form was shown. */
    isGoneBefore: ({ context }, { error }: { error: unknown }) =>
      context.stored === null && hasStatus(error, 404),
    isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
  },
});

function say(message: string): { problems: readonly Problem[]; fromService: true } {
  return { problems: [{ field: null, message }], fromService: true };
}
