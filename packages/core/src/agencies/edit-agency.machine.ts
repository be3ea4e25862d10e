import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError, failureProblems, hasStatus } from '../api/api-error.ts';
import {
  type AgencyEditing,
  type AgencyToEdit,
  afterConflict,
  afterLoading,
  afterSaving,
  editToSend,
  isAlreadySaved,
  newEditing,
  type SavedAgency,
  type WantedAgency,
} from './agency-editing.ts';
import { type AgencyEntry, changedAgencyFields, enteredAgency } from './agency-form.ts';

export type EditAgencyEvent =
  | { type: 'edit'; entry: AgencyEntry }
  | { type: 'submit'; entry: AgencyEntry }
  /** Which of both is right, where somebody else has saved meanwhile. */
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  /** The agency that could not be loaded is worth another try. */
  | { type: 'refresh' };

/** The profile's name may be another one from now on, and so may the public list be. */
export type AgencySaved = { type: 'agencySaved' };

const loadAgency = fromPromise<SavedAgency, WantedAgency>(async () => {
  throw new Error('loadAgency is not provided');
});
/** The same call, after the version that was edited is no longer the service's. */
const loadTheirs = fromPromise<SavedAgency, WantedAgency>(async () => {
  throw new Error('loadTheirs is not provided');
});
/** The same call, to know whether it is the agency or X3 that the service has not. */
const findAgency = fromPromise<SavedAgency, WantedAgency>(async () => {
  throw new Error('findAgency is not provided');
});
/** X3. */
const saveAgency = fromPromise<SavedAgency, AgencyToEdit>(async () => {
  throw new Error('saveAgency is not provided');
});

const answer = ({ event }: { event: { output: SavedAgency } }) => ({ answer: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const typed = ({ event }: { event: { entry: AgencyEntry } }) => ({ entry: event.entry });
const wanted = ({ context: { agencyId } }: { context: AgencyEditing }) => ({ agencyId });

/** My Agency: the active agency, edited (specification section 2; X3). */
export const editAgencyMachine = setup({
  types: {
    context: {} as AgencyEditing,
    events: {} as EditAgencyEvent,
    emitted: {} as AgencySaved,
    input: {} as { readonly agencyId: string },
    tags: {} as 'busy' | 'shown',
  },
  actors: { loadAgency, loadTheirs, findAgency, saveAgency },
  delays: { retry: 5000 },
  actions: {
    keepLoaded: assign(({ context }, params: { answer: SavedAgency }) =>
      afterLoading(context, params.answer),
    ),
    keepEntry: assign((_, { entry }: { entry: AgencyEntry }) => ({ entry })),
    keepSent: assign(({ context }) => ({ sent: context.entry, problems: [] })),
    keepSaved: assign(({ context }, params: { answer: SavedAgency }) => afterSaving(context, params.answer)),
    keepTheirs: assign((_, { answer: { data, version } }: { answer: SavedAgency }) => ({
      theirs: { entry: enteredAgency(data), version },
    })),
    settle: assign(({ context }, { isMineKept }: { isMineKept: boolean }) =>
      afterConflict(context, isMineKept),
    ),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problems: failureProblems(error),
      attempt: context.attempt + 1,
    })),
    keepUnsupported: assign({
      problems: [{ field: null, message: 'This service cannot save changes to an agency.' }],
    }),
    tell: emit({ type: 'agencySaved' }),
  },
  guards: {
    isUnchanged: ({ context }, { entry }: { entry: AgencyEntry }) =>
      changedAgencyFields(context.saved, entry).length === 0,
    isAlreadySo: ({ context }, params: { answer: SavedAgency }) => isAlreadySaved(context, params.answer),
    isConflict: (_, { error }: { error: unknown }) => hasStatus(error, 412),
    isNotFound: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    isUnknownCall: (_, { error }: { error: unknown }) => hasStatus(error, 405, 501),
    isUnanswered: (_, { error }: { error: unknown }) => error instanceof ApiError && error.kind !== 'refused',
  },
}).createMachine({
  id: 'editAgency',
  context: ({ input }) => newEditing(input.agencyId),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadAgency',
        src: 'loadAgency',
        input: wanted,
        onDone: { target: 'form', actions: { type: 'keepLoaded', params: answer } },
        onError: [
          { guard: { type: 'isNotFound', params: failure }, target: 'gone' },
          { guard: { type: 'isUnanswered', params: failure }, target: 'unloaded.retrying' },
          { target: 'unloaded.refused' },
        ],
      },
    },
    unloaded: {
      on: { refresh: 'loading' },
      initial: 'retrying',
      states: {
        retrying: { after: { retry: '#editAgency.loading' } },
        refused: {},
      },
    },
    form: {
      tags: 'shown',
      initial: 'editing',
      on: {
        edit: { actions: { type: 'keepEntry', params: typed } },
        submit: [
          {
            guard: { type: 'isUnchanged', params: typed },
            target: '.unchanged',
            actions: { type: 'keepEntry', params: typed },
          },
          { target: 'saving', actions: { type: 'keepEntry', params: typed } },
        ],
      },
      states: {
        editing: {},
        unchanged: { on: { edit: { target: 'editing', actions: { type: 'keepEntry', params: typed } } } },
        saved: { on: { edit: { target: 'editing', actions: { type: 'keepEntry', params: typed } } } },
        refused: {},
        /** Nobody knows whether the service has saved it: the next attempt settles it. */
        unanswered: {},
        unsupported: { entry: 'keepUnsupported' },
      },
    },
    saving: {
      tags: ['shown', 'busy'],
      entry: 'keepSent',
      on: { edit: { actions: { type: 'keepEntry', params: typed } } },
      invoke: {
        id: 'saveAgency',
        src: 'saveAgency',
        input: ({ context }) => editToSend(context),
        onDone: { target: 'form.saved', actions: [{ type: 'keepSaved', params: answer }, 'tell'] },
        onError: [
          { guard: { type: 'isConflict', params: failure }, target: 'comparing' },
          { guard: { type: 'isNotFound', params: failure }, target: 'searching' },
          { guard: { type: 'isUnknownCall', params: failure }, target: 'form.unsupported' },
          {
            guard: { type: 'isUnanswered', params: failure },
            target: 'form.unanswered',
            actions: { type: 'keepFailure', params: failure },
          },
          { target: 'form.refused', actions: { type: 'keepFailure', params: failure } },
        ],
      },
    },
    /** Somebody else has saved meanwhile, or an earlier attempt arrived that was never answered. */
    comparing: {
      tags: ['shown', 'busy'],
      on: { edit: { actions: { type: 'keepEntry', params: typed } } },
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isAlreadySo', params: answer },
            target: 'form.saved',
            actions: [{ type: 'keepSaved', params: answer }, 'tell'],
          },
          { target: 'conflicted', actions: { type: 'keepTheirs', params: answer } },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: failure }, target: 'gone' },
          { target: 'form.unanswered', actions: { type: 'keepFailure', params: failure } },
        ],
      },
    },
    conflicted: {
      on: {
        keepMine: { target: 'saving', actions: { type: 'settle', params: { isMineKept: true } } },
        takeTheirs: { target: 'form.editing', actions: { type: 'settle', params: { isMineKept: false } } },
      },
    },
    /** 404 is the answer of a service without X3, and of one without this agency. */
    searching: {
      tags: ['shown', 'busy'],
      on: { edit: { actions: { type: 'keepEntry', params: typed } } },
      invoke: {
        id: 'findAgency',
        src: 'findAgency',
        input: wanted,
        onDone: 'form.unsupported',
        onError: [
          { guard: { type: 'isNotFound', params: failure }, target: 'gone' },
          { target: 'form.unanswered', actions: { type: 'keepFailure', params: failure } },
        ],
      },
    },
    gone: { type: 'final' },
  },
});
