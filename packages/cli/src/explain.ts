import { identityFailureText } from '@matchpoint/core/identity/identity-code';
import { IdentityError } from '@matchpoint/core/identity/identity-provider';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';
import { ApiError, type ApiErrorCode } from '@matchpoint/core/wire/api-error';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { ExitError, signInAgain } from './exit-error.ts';
import { LockedError } from './roster/lock-file.ts';

export interface Explained {
  readonly exitCode: ExitCode;
  /** What failed and how to fix it; empty if everything was printed already. */
  readonly sentence: string;
}

export function explain(error: unknown, apiUrl: string): Explained {
  if (error instanceof ExitError)
    return { exitCode: error.exitCode, sentence: sentences(error.message, error.suggestion) };
  if (error instanceof IdentityError)
    return { exitCode: exitCodes.failed, sentence: identityFailureText(error) };
  if (error instanceof LockedError || error instanceof UnreadableError)
    return { exitCode: exitCodes.failed, sentence: error.message };
  if (error instanceof ApiError) return explainCall(error, apiUrl);
  const why = error instanceof Error ? error.message : String(error);
  return { exitCode: exitCodes.failed, sentence: `Something unexpected happened: ${why}` };
}

/** What to do about a failed call. */
const suggestions: Partial<Record<ApiErrorCode, string>> = {
  unreachable: 'Start it, or name another one with --api-url.',
};

function explainCall(error: ApiError, apiUrl: string): Explained {
  const suggestion = error.status === 401 ? signInAgain : suggestions[error.code];
  return {
    exitCode: error.status === 401 || error.kind === 'unsent' ? exitCodes.signIn : exitCodes.failed,
    sentence: sentences(error.sentence(`The service at ${apiUrl}`), suggestion),
  };
}

function sentences(...all: readonly (string | undefined)[]): string {
  return all.filter(Boolean).join(' ');
}
