import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { failureProblems, hasStatus, isRefusal, isUnsupported } from '../wire/api-error.ts';
import {
  type AgencyEditing,
  type AgencyRef,
  type AgencyToEdit,
  afterConflict,
  afterLoading,
  afterSaving,
  isAlreadySaved,
  type SavedAgency,
} from './agency-editing.ts';
import { type AgencyEntry, changedAgencyFields, enteredAgency } from './agency-form.ts';

export type EditAgencyEvent =
  | { type: 'edit'; entry: AgencyEntry }
  | { type: 'submit'; entry: AgencyEntry }
  /** The choice after somebody else saved meanwhile. */
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  /** Loads the agency again after a failure. */
  | { type: 'refresh' };

/** Hosts refresh the profile's name and the public lists. */
export type AgencySaved = { type: 'agencySaved' };

const loadAgency = port<SavedAgency, AgencyRef>('loadAgency');
/** The same call, after the service refused an outdated version. */
const loadTheirs = port<SavedAgency, AgencyRef>('loadTheirs');
/** The same call, to find out whether the service lacks the agency or the call. */
const findAgency = port<SavedAgency, AgencyRef>('findAgency');
/** rules.md#agency-edit */
const saveAgency = port<SavedAgency, AgencyToEdit>('saveAgency');

/** Types, actions, guards and actors of My Agency. */
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
    resolveConflict: assign(({ context }, { isMineKept }: { isMineKept: boolean }) =>
      afterConflict(context, isMineKept),
    ),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problems: failureProblems(error),
      attempt: context.attempt + 1,
    })),
    keepUnsupported: assign({
      problems: [{ field: null, message: 'This service cannot save changes to an agency.' }],
    }),
    emitSaved: emit({ type: 'agencySaved' }),
  },
  guards: {
    isUnchanged: ({ context }, { entry }: { entry: AgencyEntry }) =>
      changedAgencyFields(context.saved, entry).length === 0,
    isAlreadySaved: ({ context }, params: { answer: SavedAgency }) => isAlreadySaved(context, params.answer),
    isConflict: (_, { error }: { error: unknown }) => hasStatus(error, 412),
    isNotFound: (_, { error }: { error: unknown }) => hasStatus(error, 404),
    isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
});
