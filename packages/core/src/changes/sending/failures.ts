import { ApiError, hasStatus, isRefusal } from '../../wire/api-error.ts';

/** Worth a retry: no answer, a failure of the service, or too many requests. */
export function isOutage(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'unreachable';
}

/** Whether the service refuses what was sent, and not the caller. */
export function isAboutRow(error: unknown): error is ApiError {
  return isRefusal(error) && hasStatus(error, 400, 409, 413, 422);
}

/** Whether nothing was stored; after any other failure that is unknown. */
export function isUnsent(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'refused' || error.kind === 'unsent');
}
