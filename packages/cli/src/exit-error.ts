import type { ExitCode } from './exit-codes.ts';

/**
 * Ends the program with this exit code. The message is a whole sentence, or empty if everything was printed already; the
 * suggestion says what to do.
 */
export class ExitError extends Error {
  override readonly name = 'ExitError';
  readonly exitCode: ExitCode;
  readonly suggestion: string | undefined;

  constructor(exitCode: ExitCode, message = '', suggestion?: string) {
    super(message);
    this.exitCode = exitCode;
    this.suggestion = suggestion;
  }
}

export const signInAgain = 'Sign in again: matchpoint login';
