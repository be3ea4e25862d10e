import { assign, emit, fromPromise, setup } from 'xstate';
import type { AgencyDraft } from '../agencies/agency.ts';
import { type AgencyEntry, changedAgencyFields, noAgencyEntry } from '../agencies/agency-form.ts';
import { failureProblems, isKeyUsed, isRefusal } from '../api/api-error.ts';
import type { Problem } from '../api/problems.ts';
import type { creatableProfileTypes } from './profile.ts';

export type CreatableProfileType = (typeof creatableProfileTypes)[number];

export type CreateProfileEvent =
  /** `key` is the idempotency key, so that repeated attempts create one agency. */
  | { type: 'open'; key: string }
  | { type: 'choose'; profileType: CreatableProfileType }
  | { type: 'edit'; entry: AgencyEntry }
  | { type: 'submit'; entry: AgencyEntry }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' };

/** Hosts refresh the current user, the profiles and the public list. */
export interface AgencyCreated {
  readonly type: 'agencyCreated';
  readonly name: string;
}

export interface CreateProfileContext {
  readonly key: string;
  readonly profileType: CreatableProfileType | null;
  readonly entry: AgencyEntry;
  /** Problems of the last attempt, from the service or the network. */
  readonly problems: readonly Problem[];
  /** Counts the refusals: after each one the first invalid field takes the focus. */
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
  'An earlier attempt already created this agency, as it was entered then. Close this form: it is among your profiles, and you can change it in My Agency.';

export const blank: CreateProfileContext = {
  key: '',
  profileType: null,
  entry: noAgencyEntry,
  problems: [],
  attempt: 0,
};

/** Types, actions, guards and actors of the dialog. */
export const createProfileSetup = setup({
  types: {
    context: {} as CreateProfileContext,
    events: {} as CreateProfileEvent,
    emitted: {} as AgencyCreated,
    tags: {} as 'shown' | 'busy',
  },
  actors: { createAgency },
  actions: {
    begin: assign((_, { key }: { key: string }) => ({ ...blank, key })),
    keepChoice: assign((_, { profileType }: { profileType: CreatableProfileType }) => ({ profileType })),
    keepEntry: assign((_, { entry }: { entry: AgencyEntry }) => ({ entry })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problems: failureProblems(error),
      attempt: context.attempt + 1,
    })),
    keepKeyUsed: assign({ problems: [{ field: null, message: keyUsed }] }),
    forgetProblems: assign({ problems: [] }),
    emitCreated: emit(({ context }) => ({ type: 'agencyCreated', name: context.entry.name.trim() })),
  },
  guards: {
    isAgency: (_, { profileType }: { profileType: CreatableProfileType }) => profileType === 'Agency',
    isUntouched: ({ context }) => changedAgencyFields(noAgencyEntry, context.entry).length === 0,
    isKeyUsed: (_, { error }: { error: unknown }) => isKeyUsed(error),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
});
