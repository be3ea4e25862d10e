import type { ExitCode } from './exit-codes.ts';

/** Ends the program with this exit code. The message is a whole sentence, or empty if everything was printed already. */
export class ExitError extends Error {
  override readonly name = 'ExitError';
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message = '') {
    super(message);
    this.exitCode = exitCode;
  }
}
