import type { ExitCode } from './exit-codes.ts';

/** Ends the program with this exit code; the message is a whole sentence for people, or empty where all is told. */
export class ExitError extends Error {
  override readonly name = 'ExitError';
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message = '') {
    super(message);
    this.exitCode = exitCode;
  }
}
