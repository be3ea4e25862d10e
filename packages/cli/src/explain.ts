import { identityFailureText } from '@matchpoint/core/identity/identity-code';
import { IdentityError } from '@matchpoint/core/identity/identity-provider';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';
import { ApiError, type ApiErrorCode } from '@matchpoint/core/wire/api-error';
import { CommanderError } from 'commander';
import type { ErrorCode } from './exit-codes.ts';
import { ExitError, signInAgain } from './exit-error.ts';
import { LockedError } from './roster/lock-file.ts';

export interface Explained {
  readonly code: ErrorCode;
  /** What failed; empty if everything was printed already. */
  readonly message: string;
  /** What to do about it. */
  readonly suggestion: string | null;
}

export function explain(error: unknown, apiUrl: string): Explained {
  if (error instanceof ExitError) return error;
  if (error instanceof ApiError) return explainCall(error, apiUrl);
  if (error instanceof CommanderError) return explainUsage(error);
  const explained = (code: ErrorCode, message: string): Explained => ({ code, message, suggestion: null });
  if (error instanceof IdentityError) return explained('unreachable', identityFailureText(error));
  if (error instanceof LockedError) return explained('locked', error.message);
  if (error instanceof UnreadableError) return explained('file', error.message);
  const why = error instanceof Error ? error.message : String(error);
  return explained('unexpected', `Something unexpected happened: ${why}`);
}

/** What to do about a failed call. */
const suggestions: Partial<Record<ApiErrorCode, string>> = {
  unreachable: 'Start it, or name another one with --api-url.',
};

function explainCall(error: ApiError, apiUrl: string): Explained {
  const message = error.sentence(`The service at ${apiUrl}`);
  return error.status === 401
    ? { code: 'sessionEnded', message, suggestion: signInAgain }
    : { code: error.code, message, suggestion: suggestions[error.code] ?? null };
}

function explainUsage({ message }: CommanderError): Explained {
  const [problem = '', ...advice] = message.replace(/^error: /, '').split('\n');
  return { code: 'usage', message: problem, suggestion: [...advice, '(see --help)'].join(' ') };
}
