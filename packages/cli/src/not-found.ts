import { ApiError } from '@matchpoint/core/wire/api-error';
import { ExitError } from './exit-error.ts';

/** For `catch`: turns a 404 into a sentence that names what was requested. */
export function notFound(noun: string, id: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError && error.status === 404)
      throw new ExitError('notFound', `There is no ${noun} ${id}.`);
    throw error;
  };
}
