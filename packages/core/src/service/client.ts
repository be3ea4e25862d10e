import type * as z from 'zod/mini';
import type { DistributionGroup } from '../athletes/distribution.ts';
import type { Credentials } from '../session/session.ts';
import type { HttpAnswer } from '../wire/exchange.ts';
import type { CallOptions } from '../wire/send.ts';
import { createAddedCall } from './added-call.ts';
import { agencyCalls } from './agency-calls.ts';
import {
  type BearerCallOptions,
  type CallFacts,
  type ClientOptions,
  createCall,
  type Operation,
} from './call.ts';
import { createCapabilities } from './capabilities.ts';
import { type AgencyQuery, type AthleteQuery, operations } from './contract.ts';
import type { Page } from './listing.ts';
import { readableRows } from './readable-rows.ts';

export type { CallOptions } from '../wire/send.ts';
export type { Created, CreateOptions } from './agency-calls.ts';
export type { BearerCallOptions, ClientOptions } from './call.ts';

export type Client = ReturnType<typeof createClient>;

/** One function for each call of the contract; each throws as {@link send} does. */
export function createClient(clientOptions: ClientOptions) {
  const capabilities = createCapabilities();
  const call = createCall(clientOptions, capabilities);
  const added = createAddedCall(call, capabilities);

  async function list<T>(
    { answer, ...operation }: { method: string; path: string; answer: z.ZodMiniArray<z.ZodMiniType<T>> },
    query: Record<string, string | undefined>,
    options: CallOptions,
  ): Promise<Page<T>> {
    const { data, headers } = await call(
      { ...operation, answer: readableRows(answer) },
      { ...options, query },
    );
    return { ...data, ...readPaging(headers) };
  }

  async function read<T>(operation: Operation<T>, facts: CallFacts): Promise<T> {
    return (await call(operation, facts)).data;
  }

  return {
    capabilities,
    listAthletes: (query: AthleteQuery = {}, options: CallOptions = {}) =>
      list(operations.listAthletes, query, options),
    listAgencies: (query: AgencyQuery = {}, options: CallOptions = {}) =>
      list(operations.listAgencies, query, options),
    showAthlete: (athleteId: string, options: CallOptions = {}) =>
      read(operations.showAthlete, { ...options, parameters: { athleteId } }),
    showDistributions: async (query: DistributionGroup = {}, options: CallOptions = {}) =>
      (await added('distributions', operations.showDistributions, { ...options, query })).data,
    showAgency: (agencyId: string, options: CallOptions = {}) =>
      read(operations.showAgency, { ...options, parameters: { agencyId } }),
    signUp: (body: Credentials, options: CallOptions = {}) => read(operations.signUp, { ...options, body }),
    showMe: (options: BearerCallOptions) => read(operations.showMe, options),
    listProfiles: (options: BearerCallOptions) =>
      read({ ...operations.listProfiles, answer: readableRows(operations.listProfiles.answer) }, options),
    switchProfile: async (profileId: string, options: BearerCallOptions) => {
      const facts = { ...options, body: { active_profile: profileId } };
      return (await added('active-profile', operations.switchProfile, facts)).data;
    },
    ...agencyCalls(call, added, capabilities),
  };
}

/** `X-Total-Count` and the cursor in `Link: <…>; rel="next"` (RFC 8288), which only a service with paging sends. */
function readPaging(headers: HttpAnswer['headers']): { total: number | null; next: string | null } {
  const count = headers.get('X-Total-Count');
  if (count === null || !/^\d+$/.test(count)) return { total: null, next: null };
  const target = /<([^>]*)>\s*;[^,]*\brel="?next(?![\w-])/i.exec(headers.get('Link') ?? '')?.[1];
  return { total: Number(count), next: target === undefined ? null : cursorOf(target) };
}

function cursorOf(target: string): string | null {
  return new URLSearchParams(target.split('?')[1] ?? '').get('cursor');
}
