import { assign, emit, fromPromise, setup } from 'xstate';
import type { AgencyDraft } from '../agencies/agency.ts';
import {
  type AgencyEntry,
  agencyDraftOf,
  changedAgencyFields,
  noAgencyEntry,
} from '../agencies/agency-form.ts';
import { ApiError, failureProblems } from '../api/api-error.ts';
import type { Problem } from '../api/problems.ts';
import type { creatableProfileTypes } from './profile.ts';

export type CreatableProfileType = (typeof creatableProfileTypes)[number];

export type CreateProfileEvent =
  /** `key` names the agency to be to the service, so that no number of attempts creates two. */
  | { type: 'open'; key: string }
  | { type: 'choose'; profileType: CreatableProfileType }
  | { type: 'edit'; entry: AgencyEntry }
  | { type: 'submit'; entry: AgencyEntry }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' };

/** After it, the current user and the profiles are worth a refresh, and so is the public list. */
export interface AgencyCreated {
  readonly type: 'agencyCreated';
  readonly name: string;
}

interface CreateProfileContext {
  readonly key: string;
  readonly profileType: CreatableProfileType | null;
  readonly entry: AgencyEntry;
  /** What the service, or the way to it, said of the last attempt. */
  readonly problems: readonly Problem[];
  /** How often the entry was refused: each time the first field to blame takes the focus. */
  readonly attempt: number;
}

export interface AgencyToCreate {
  readonly draft: AgencyDraft;
  readonly key: string;
}

const createAgency = fromPromise<void, AgencyToCreate>(async () => {
  throw new Error('createAgency is not provided');
});

const keyUsed =
  'An earlier attempt had already created this agency, as it was entered then. Close this form: it is among your profiles, and My Agency changes it.';
const nothing = { profileType: null, entry: noAgencyEntry, problems: [], attempt: 0 };

/** The Add Profile dialog (specification sections 2, 4, 5 and 8; decision 16). */
export const createProfileMachine = setup({
  types: {
    context: {} as CreateProfileContext,
    events: {} as CreateProfileEvent,
    emitted: {} as AgencyCreated,
    tags: {} as 'shown' | 'busy',
  },
  actors: { createAgency },
  actions: {
    begin: assign((_, { key }: { key: string }) => ({ ...nothing, key })),
    keepChoice: assign((_, { profileType }: { profileType: CreatableProfileType }) => ({ profileType })),
    keepEntry: assign((_, { entry }: { entry: AgencyEntry }) => ({ entry })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problems: failureProblems(error),
      attempt: context.attempt + 1,
    })),
    keepKeyUsed: assign({ problems: [{ field: null, message: keyUsed }] }),
    forgetProblems: assign({ problems: [] }),
    tell: emit(({ context }) => ({ type: 'agencyCreated', name: context.entry.name.trim() })),
  },
  guards: {
    isAgency: (_, { profileType }: { profileType: CreatableProfileType }) => profileType === 'Agency',
    isUntouched: ({ context }) => changedAgencyFields(noAgencyEntry, context.entry).length === 0,
    /** An earlier attempt was heard, and its answer was not; what is entered has changed since. */
    isKeyUsed: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.problems.some(({ field }) => field === 'Idempotency-Key'),
    isUnanswered: (_, { error }: { error: unknown }) => error instanceof ApiError && error.kind !== 'refused',
  },
}).createMachine({
  id: 'createProfile',
  context: { ...nothing, key: '' },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'filling', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    filling: {
      tags: 'shown',
      initial: 'choosing',
      on: {
        choose: [
          {
            guard: { type: 'isAgency', params: ({ event }) => event },
            target: '.agency',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
          { target: '.coach', actions: { type: 'keepChoice', params: ({ event }) => event } },
        ],
        close: [{ guard: 'isUntouched', target: 'closed' }, { target: 'doubting' }],
      },
      states: {
        choosing: {},
        /** 'Coming soon!'; what was typed for an agency is kept. */
        coach: {},
        agency: {
          initial: 'editing',
          on: {
            edit: { actions: { type: 'keepEntry', params: ({ event }) => event } },
            submit: {
              target: '#createProfile.saving',
              actions: { type: 'keepEntry', params: ({ event }) => event },
            },
          },
          states: {
            editing: {},
            refused: {},
            /** Nobody knows whether the service has created the agency: the same key settles it. */
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
        id: 'createAgency',
        src: 'createAgency',
        input: ({ context: { entry, key } }) => ({ draft: agencyDraftOf(entry), key }),
        onDone: { target: 'done', actions: 'tell' },
        onError: [
          {
            guard: { type: 'isKeyUsed', params: ({ event }) => event },
            target: 'filling.agency.refused',
            actions: ['keepKeyUsed', 'tell'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'filling.agency.unanswered',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            target: 'filling.agency.refused',
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
