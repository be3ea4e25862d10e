import { createFetch } from 'ofetch';
import type * as z from 'zod/mini';
import type { Credentials } from '../session/session.ts';
import { type AgencyQuery, type AthleteQuery, operations } from './contract.ts';
import { type CallOptions, send } from './send.ts';

export type { CallOptions } from './send.ts';

/** A call of a user's own things: never sent without a bearer. */
export type BearerCallOptions = CallOptions & { readonly token: string };

export interface ClientOptions {
  /** Origin and path prefix of the service; '' is the page's own origin. */
  readonly baseUrl: string;
  /** Milliseconds that one call may take, its body included. */
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** A list as it came: whole (`total` is null) from a service without X1, else one page of `total` rows. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number | null;
  /** The cursor of the next page; null on the last, and where the list is whole. */
  readonly next: string | null;
}

export type Client = ReturnType<typeof createClient>;

/** One function a call of the contract; each throws as {@link send} does. */
export function createClient({ baseUrl, timeout = 15_000, fetch = globalThis.fetch }: ClientOptions) {
  const request = createFetch({ fetch });
  const base = baseUrl.replace(/\/+$/, '');

  async function list<T>(
    { method, path, answer }: { method: string; path: string; answer: z.ZodMiniType<T[]> },
    query: Record<string, string | undefined>,
    options: CallOptions,
  ): Promise<Page<T>> {
    const { data, headers } = await send(request, answer, { ...options, method, base, path, query, timeout });
    return { rows: data, ...readPaging(headers) };
  }

  async function call<T>(
    { method, path, answer }: { method: string; path: string; answer: z.ZodMiniType<T> },
    parameters: Record<string, string>,
    { body, ...options }: CallOptions & { readonly body?: object },
  ): Promise<T> {
    const { data } = await send(request, answer, {
      ...options,
      ...(body !== undefined && { body }),
      method,
      base,
      path: fillPath(path, parameters),
      timeout,
    });
    return data;
  }

  return {
    listAthletes: (query: AthleteQuery = {}, options: CallOptions = {}) =>
      list(operations.listAthletes, query, options),
    listAgencies: (query: AgencyQuery = {}, options: CallOptions = {}) =>
      list(operations.listAgencies, query, options),
    showAthlete: (athleteId: string, options: CallOptions = {}) =>
      call(operations.showAthlete, { athleteId }, options),
    showDistributions: (options: CallOptions = {}) => call(operations.showDistributions, {}, options),
    showAgency: (agencyId: string, options: CallOptions = {}) =>
      call(operations.showAgency, { agencyId }, options),
    signUp: (body: Credentials, options: CallOptions = {}) =>
      call(operations.signUp, {}, { ...options, body }),
    showMe: (options: BearerCallOptions) => call(operations.showMe, {}, options),
    listProfiles: (options: BearerCallOptions) => call(operations.listProfiles, {}, options),
    switchProfile: (profileId: string, options: BearerCallOptions) =>
      call(operations.switchProfile, {}, { ...options, body: { active_profile: profileId } }),
  };
}

/** Puts encoded values into the `{name}` places of a contract path. */
function fillPath(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (place, name: string) => encodeURIComponent(parameters[name] ?? place));
}

/** `X-Total-Count` and the cursor in `Link: <…>; rel="next"` (RFC 8288), which only a service with X1 sends. */
function readPaging(headers: Headers): { total: number | null; next: string | null } {
  const count = headers.get('X-Total-Count');
  if (count === null || !/^\d+$/.test(count)) return { total: null, next: null };
  const target = /<([^>]*)>\s*;[^,]*\brel="?next(?![\w-])/i.exec(headers.get('Link') ?? '')?.[1];
  return { total: Number(count), next: target === undefined ? null : cursorOf(target) };
}

function cursorOf(target: string): string | null {
  return new URLSearchParams(target.split('?')[1] ?? '').get('cursor');
}
