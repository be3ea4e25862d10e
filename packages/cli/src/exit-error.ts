import { type ErrorCode, type ExitCode, exitCodeOf } from './exit-codes.ts';

/**
 * Ends the program with the exit code of this error code. The message is a whole sentence, or empty if everything was
 * printed already; the suggestion says what to do.
 */
export class ExitError extends Error {
  override readonly name = 'ExitError';
  readonly code: ErrorCode;
  readonly exitCode: ExitCode;
  readonly suggestion: string | null;

  constructor(code: ErrorCode, message = '', suggestion: string | null = null) {
    super(message);
    this.code = code;
    this.exitCode = exitCodeOf[code];
    this.suggestion = suggestion;
  }
}

/** The error in a question whether to try again. */
export function beforeSending(error: unknown): unknown {
  const isLeft = error instanceof ExitError && error.code === 'interrupted';
  return isLeft ? new ExitError('interrupted', 'Nothing was sent.') : error;
}

export const signInAgain = 'Sign in again: matchpoint login';
