import type { DistributionGroup } from '../athletes/distribution.ts';
import { operations } from '../contract/operations.ts';
import type { Credentials } from '../session/session.ts';
import { createAddedCall } from './added-call.ts';
import { agencyCalls } from './agency-calls.ts';
import { athleteCalls } from './athlete-calls.ts';
import type { BearerCallOptions, CallFacts, ClientOptions, Operation } from './call.ts';
import { keyCalls } from './key-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { createPublicClient, type PublicClient } from './public-client.ts';
import { readableRows } from './readable-rows.ts';
import type { CallOptions } from './send.ts';
import { createCreate } from './versions.ts';

export type { BearerCallOptions, ClientOptions } from './call.ts';
export type { CallOptions } from './send.ts';

export type Client = ReturnType<typeof createClient>;

/** One function for each call of the contract; each throws as {@link send} does. */
export function createClient(options: ClientOptions) {
  return completeClient(createPublicClient(options));
}

/** All calls of the contract, from a client of the public ones. */
export function completeClient({ call, ...publicCalls }: PublicClient) {
  const { capabilities } = publicCalls;
  const added = createAddedCall(call, capabilities);
  const create = createCreate(call, capabilities);

  async function read<T>(operation: Operation<T>, facts: CallFacts): Promise<T> {
    return (await call(operation, facts)).data;
  }

  return {
    ...publicCalls,
    showDistributions: async (query: DistributionGroup = {}, options: CallOptions = {}) =>
      (await added('distributions', operations.showDistributions, { ...options, query })).data,
    signUp: (body: Credentials, options: CallOptions = {}) => read(operations.signUp, { ...options, body }),
    showMe: (options: BearerCallOptions) => read(operations.showMe, options),
    listProfiles: (options: BearerCallOptions) =>
      read({ ...operations.listProfiles, answer: readableRows(operations.listProfiles.answer) }, options),
    switchProfile: async (profileId: string, options: BearerCallOptions) => {
      const facts = { ...options, body: { active_profile: profileId } };
      return (await added('active-profile', operations.switchProfile, facts)).data;
    },
    ...agencyCalls(call, added, create),
    ...athleteCalls(call, added, create),
    ...peopleCalls(added, read),
    ...keyCalls(added),
  };
}
