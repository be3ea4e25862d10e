import { setTimeout as pause } from 'node:timers/promises';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import { isErrorCode } from '../error-reason.ts';
import { networkCause, unreachableBy } from './identity-errors.ts';

/** @throws {IdentityUnreachableError} when no answer arrives in time. `body` is undefined when it is not JSON. */
export type SendJson = (
  url: string,
  init: RequestInit,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** Milliseconds, less than clients wait for the service. */
export const providerTimeout = 10_000;

/** Milliseconds before the next tries, after a closed connection or a 503. */
const pauses = [100, 300, 1000];

/** Sends requests to the identity provider. */
export function jsonSender(fetch: typeof globalThis.fetch = globalThis.fetch): SendJson {
  async function send(
    url: string,
    init: RequestInit & { readonly signal: AbortSignal },
    [wait, ...later]: readonly number[],
  ): ReturnType<SendJson> {
    try {
      const answer = await fetch(url, init);
      if (answer.status !== 503 || wait === undefined) {
        return { status: answer.status, body: parsedJson(await answer.text()) };
      }
      await answer.body?.cancel();
    } catch (error) {
      if (wait === undefined || !isErrorCode(networkCause(error), 'ECONNRESET', 'UND_ERR_SOCKET'))
        throw error;
    }
    await pause(wait, undefined, { signal: init.signal });
    return send(url, init, later);
  }

  return (url, init) =>
    send(url, { ...init, signal: AbortSignal.timeout(providerTimeout) }, pauses).catch((error) => {
      throw unreachableBy(error);
    });
}
