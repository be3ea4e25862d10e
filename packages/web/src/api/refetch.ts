import { isRefusal } from '@matchpoint/core/api/api-error';
import type { SWRConfiguration } from 'swr';
import type { Connection } from './connection.ts';

/** What is added to swr's own defaults: which failures are worth another try, and who hears of them. */
export function refetchPolicy(connection: Connection): SWRConfiguration {
  return {
    shouldRetryOnError: isWorthRetrying,
    onSuccess: connection.answered,
    onError: connection.failed,
  };
}

/** A refusal would be the same again; an aborted call counts when somebody still waits for it. */
export function isWorthRetrying(error: unknown): boolean {
  return !isRefusal(error);
}
