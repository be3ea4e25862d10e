import { assign, emit, fromPromise, setup } from 'xstate';
import { failureProblems, hasStatus, isRefusal, isUnsupported } from '../api/api-error.ts';
import {
  type AgencyEditing,
  type AgencyToEdit,
  afterConflict,
  afterLoading,
  afterSaving,
  isAlreadySaved,
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
/** The same call, to learn whether the service lacks the agency or the call. */
const findAgency = fromPromise<SavedAgency, WantedAgency>(async () => {
  throw new Error('findAgency is not provided');
});
/** rules.md#agency-edit */
const saveAgency = fromPromise<SavedAgency, AgencyToEdit>(async () => {
  throw new Error('saveAgency is not provided');
});

/** What the states of My Agency are made of: what they hear, tell, keep and need. */
export const editAgencySetup = setup({
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
    isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
});
