import type { AgencyChange, AgencyDraft } from '../agencies/agency-draft.ts';
import type { DistributionGroup } from '../athletes/lists/distribution.ts';
import { operations } from '../contract/operations.ts';
import { peopleOperations } from '../contract/people-operations.ts';
import type { Credentials } from '../session/session.ts';
import { type AddedCall, createAddedCall } from './added-call.ts';
import { athleteCalls } from './athlete-calls.ts';
import {
  type BearerCallOptions,
  type Call,
  type CallFacts,
  type ClientOptions,
  dataOf,
  type Operation,
} from './call.ts';
import { consentCalls } from './consent-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { createPublicClient, type PublicClient } from './public-client.ts';
import { readableRows } from './readable-rows.ts';
import type { CallOptions } from './send.ts';
import {
  type Create,
  type CreateOptions,
  createCreate,
  type EditOptions,
  ifVersion,
  versioned,
} from './versions.ts';

export type { BearerCallOptions, ClientOptions } from './call.ts';
export type { CallOptions } from './send.ts';

export type Client = ReturnType<typeof createClient>;

/** Sends a call with a token, such as the session's. */
export type Authorize = <T>(call: (token: string) => Promise<T>) => Promise<T>;

/** What a form about one agency reaches the service with. */
export interface AgencyPorts {
  readonly client: Client;
  readonly agencyId: string;
  readonly authorize: Authorize;
}

/** One function for each call of the contract; each throws as {@link send} does. */
export function createClient(options: ClientOptions) {
  return completeClient(createPublicClient(options));
}

/** All calls of the contract, from a client of the public ones. */
export function completeClient({ call, ...publicCalls }: PublicClient) {
  const { capabilities } = publicCalls;
  const added = createAddedCall(call, capabilities);
  const create = createCreate(call, capabilities);

  const read = <T>(operation: Operation<T>, facts: CallFacts) => dataOf(call(operation, facts));

  return {
    ...publicCalls,
    showDistributions: (query: DistributionGroup = {}, options: CallOptions = {}) =>
      dataOf(added('distributions', operations.showDistributions, { ...options, query })),
    signUp: (body: Credentials, options: CallOptions = {}) => read(operations.signUp, { ...options, body }),
    showMe: (options: BearerCallOptions) => read(operations.showMe, options),
    listProfiles: (options: BearerCallOptions) =>
      read({ ...operations.listProfiles, answer: readableRows(operations.listProfiles.answer) }, options),
    switchProfile: (profileId: string, options: BearerCallOptions) => {
      const body = { active_profile: profileId };
      return dataOf(added('active-profile', operations.switchProfile, { ...options, body }));
    },
    ...agencyCalls(call, added, create),
    ...athleteCalls(call, added, create),
    ...peopleCalls(call, added),
    ...consentCalls(call, added),
  };
}

/** The calls of an agency that manages itself. */
function agencyCalls(call: Call, added: AddedCall, create: Create) {
  return {
    createAgency: (draft: AgencyDraft, options: CreateOptions) =>
      create(operations.createAgency, draft, options),

    showMyAgency: async (agencyId: string, options: BearerCallOptions) =>
      versioned(await call(operations.showMyAgency, { ...options, parameters: { agencyId } })),

    editAgency: async (agencyId: string, body: AgencyChange, options: EditOptions) => {
      const facts = { ...ifVersion(options), body, parameters: { agencyId } };
      return versioned(await added('agency-edit', operations.editAgency, facts));
    },

    removeAgency: (agencyId: string, options: EditOptions) => {
      const facts = { ...ifVersion(options), parameters: { agencyId } };
      return dataOf(added('agency-remove', peopleOperations.removeAgency, facts));
    },
  };
}
