import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError, failureProblems, hasStatus } from '../api/api-error.ts';
import type { Problem } from '../api/problems.ts';
import type { AthleteEntry } from './athlete-form.ts';
import {
  type AthleteRevision,
  type AthleteToSave,
  athleteToSave,
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

interface EditAthleteContext extends AthleteRevision {
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

const nothing = { ...noRevision, problems: [], told: false, attempt: 0, filled: 0 };

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const typed = ({ event }: { event: { entry: AthleteEntry } }) => ({ entry: event.entry });
const output = ({ event }: { event: { output: StoredAthlete } }) => event.output;

/** Editing one of the agency's own athletes (X4), who may change or go meanwhile. */
export const editAthleteMachine = setup({
  types: {
    context: {} as EditAthleteContext,
    events: {} as EditAthleteEvent,
    emitted: {} as EditAthleteNews,
    tags: {} as 'shown' | 'busy' | 'form',
  },
  actors: { loadAthlete, saveAthlete },
  actions: {
    begin: assign((_, { athleteId, name }: { athleteId: string; name: string }) => ({
      ...nothing,
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
    isWhole: ({ context: { stored } }, { entry }: { entry: AthleteEntry }) =>
      revisionProblems({ stored, entry }).length === 0,
    /** What was to be saved is stored: an answer that never came was a yes. */
    isSaved: ({ context }, now: StoredAthlete) => isUnchanged(rebased(context, now)),
    isRefusal: (_, { error }: { error: unknown }) => error instanceof ApiError && error.kind === 'refused',
    isStale: (_, { error }: { error: unknown }) => hasStatus(error, 412),
    isGone: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    /** Nothing was typed yet. */
    isGoneBefore: ({ context }, { error }: { error: unknown }) =>
      context.stored === null && hasStatus(error, 404),
    isUnsupported: (_, { error }: { error: unknown }) => hasStatus(error, 405, 501),
  },
}).createMachine({
  id: 'editAthlete',
  context: { ...nothing, athleteId: '', name: '' },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'opened', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    opened: {
      tags: 'shown',
      initial: 'loading',
      on: { close: [{ guard: 'isUntouched', target: 'closed' }, { target: 'doubting' }] },
      states: {
        loading: {
          invoke: {
            id: 'loadAthlete',
            src: 'loadAthlete',
            input: ({ context: { athleteId } }) => ({ athleteId }),
            onDone: [
              {
                guard: 'isFirst',
                target: 'form',
                actions: [{ type: 'keepStored', params: output }, 'refill'],
              },
              {
                guard: { type: 'isSaved', params: output },
                target: '#editAthlete.closed',
                actions: 'tellEdited',
              },
              {
                target: 'conflicting',
                actions: [{ type: 'keepStored', params: output }, 'refill'],
              },
            ],
            onError: [
              { guard: { type: 'isGoneBefore', params: failure }, target: '#editAthlete.gone' },
              {
                guard: { type: 'isGone', params: failure },
                target: 'form.refused',
                actions: ['keepGone', 'tellGone'],
              },
              {
                guard: { type: 'isUnsupported', params: failure },
                target: '#editAthlete.unsupported',
              },
              { target: 'unloaded', actions: { type: 'keepFailure', params: failure } },
            ],
          },
        },
        unloaded: { exit: 'forgetProblems', on: { retry: 'loading' } },
        form: {
          tags: 'form',
          initial: 'editing',
          on: {
            edit: { actions: { type: 'keepEntry', params: typed } },
            submit: [
              { guard: { type: 'isUnchanged', params: typed }, target: '#editAthlete.closed' },
              {
                guard: { type: 'isWhole', params: typed },
                target: '#editAthlete.saving',
                actions: { type: 'keepEntry', params: typed },
              },
              { target: '.incomplete', actions: { type: 'keepEntry', params: typed } },
            ],
          },
          states: {
            editing: {},
            incomplete: { entry: 'findProblems' },
            refused: {},
            /** Nobody knows whether the service has saved: the version settles it. */
            unanswered: {},
          },
        },
        /** Somebody else has saved since: both values are shown. */
        conflicting: {
          on: {
            keepMine: '#editAthlete.saving',
            takeTheirs: { target: 'form', actions: ['takeStored', 'refill'] },
          },
        },
        back: { type: 'history', history: 'deep' },
      },
    },
    /** What was typed would be lost. */
    doubting: {
      tags: 'shown',
      on: { keepEditing: 'opened.back', discard: 'closed' },
    },
    saving: {
      tags: ['shown', 'busy', 'form'],
      entry: 'forgetProblems',
      invoke: {
        id: 'saveAthlete',
        src: 'saveAthlete',
        input: ({ context }) => ({ athleteId: context.athleteId, ...athleteToSave(context) }),
        onDone: { target: 'closed', actions: 'tellEdited' },
        onError: [
          { guard: { type: 'isStale', params: failure }, target: 'opened.loading' },
          {
            guard: { type: 'isGone', params: failure },
            target: 'opened.form.refused',
            actions: ['keepGone', 'tellGone'],
          },
          {
            guard: { type: 'isUnsupported', params: failure },
            target: 'opened.form.refused',
            actions: 'keepUnsupported',
          },
          {
            guard: { type: 'isRefusal', params: failure },
            target: 'opened.form.refused',
            actions: { type: 'keepFailure', params: failure },
          },
          {
            target: 'opened.form.unanswered',
            actions: { type: 'keepFailure', params: failure },
          },
        ],
      },
    },
    gone: { tags: 'shown', entry: ['keepGone', 'tellGone'], on: { close: 'closed' } },
    unsupported: { tags: 'shown', entry: 'keepUnsupported', on: { close: 'closed' } },
  },
});

function say(message: string): { problems: readonly Problem[]; told: true } {
  return { problems: [{ field: null, message }], told: true };
}
