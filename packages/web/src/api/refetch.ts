import { isRefusal } from '@matchpoint/core/wire/api-error';
import type { SWRConfiguration } from 'swr';
import type { Connection } from './connection.ts';

/** What is added to swr's defaults: which failures are retried, and that the connection learns each outcome. */
export function refetchPolicy(connection: Connection): SWRConfiguration {
  return {
    shouldRetryOnError: isWorthRetrying,
    onSuccess: connection.answered,
    onError: connection.failed,
  };
}

/** Every failure but a refusal, which a retry would repeat. Aborted calls count, because somebody may still wait. */
export function isWorthRetrying(error: unknown): boolean {
  return !isRefusal(error);
}
