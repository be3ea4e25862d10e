import { assign, emit, fromPromise, setup } from 'xstate';
import type { AgencyDraft } from '../agencies/agency.ts';
import { type AgencyEntry, changedAgencyFields, noAgencyEntry } from '../agencies/agency-form.ts';
import { failureProblems, isKeyUsed, isRefusal } from '../api/api-error.ts';
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

export interface CreateProfileContext {
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

export const blank: CreateProfileContext = {
  key: '',
  profileType: null,
  entry: noAgencyEntry,
  problems: [],
  attempt: 0,
};

/** What the states of the dialog are made of: what they hear, tell, keep and need. */
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
    tell: emit(({ context }) => ({ type: 'agencyCreated', name: context.entry.name.trim() })),
  },
  guards: {
    isAgency: (_, { profileType }: { profileType: CreatableProfileType }) => profileType === 'Agency',
    isUntouched: ({ context }) => changedAgencyFields(noAgencyEntry, context.entry).length === 0,
    isKeyUsed: (_, { error }: { error: unknown }) => isKeyUsed(error),
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
  },
});
