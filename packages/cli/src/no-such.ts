import { ApiError } from '@matchpoint/core/api/api-error';
import { exitCodes } from './exit-codes.ts';
import { ExitError } from './exit-error.ts';

/** Says of which one a service knows nothing: 404 alone tells a person little. */
export function noSuch(noun: string, id: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError && error.status === 404)
      throw new ExitError(exitCodes.failed, `There is no ${noun} ${id}.`);
    throw error;
  };
}
