import type * as z from 'zod/mini';
import { type Capabilities, capabilitiesHeader } from '../contract/capabilities.ts';
import { requestPath } from '../contract/request-path.ts';
import { createExchange, type Exchange, type HttpAnswer } from './exchange.ts';
import { type CallOptions, send } from './send.ts';

/** Options of a call for the user's own data: never sent without a bearer. */
export type BearerCallOptions = CallOptions & { readonly token: string };

export interface ClientOptions {
  /** Origin and path prefix of the service; '' is the page's own origin. */
  readonly baseUrl: string;
  /** Milliseconds that one call may take, its body included. */
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
}

export interface Operation<T> {
  readonly method: string;
  readonly path: string;
  readonly answer: z.ZodMiniType<T>;
}

/** Parameters, query, headers and body of a call. */
export interface CallFacts extends CallOptions {
  /** Values of `{name}` in the path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Milliseconds, where the call may take longer than others. */
  readonly timeout?: number;
}

/** Makes one call of the contract; throws as {@link send} does. */
export type Call = <T>(operation: Operation<T>, facts: CallFacts) => Promise<Answered<T>>;

export interface Answered<T> {
  readonly data: T;
  readonly headers: HttpAnswer['headers'];
}

/** What was answered, where the headers do not matter. */
export async function dataOf<T>(answered: Promise<Answered<T>>): Promise<T> {
  return (await answered).data;
}

export function createCall(
  { baseUrl, timeout = 15_000, fetch = globalThis.fetch }: ClientOptions,
  { readHeader }: Pick<Capabilities, 'readHeader'>,
): Call {
  const plain = createExchange(fetch);
  const exchange: Exchange = async (request) => {
    const answer = await plain(request);
    readHeader(answer.headers.get(capabilitiesHeader));
    return answer;
  };
  const base = baseUrl.replace(/\/+$/, '');
  return async ({ method, path, answer }, { parameters, query, ...facts }) =>
    send(exchange, answer, { timeout, ...facts, method, base, path: requestPath(path, parameters, query) });
}
