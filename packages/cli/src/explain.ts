import { identityFailureText } from '@matchpoint/core/identity/identity-code';
import { IdentityError } from '@matchpoint/core/identity/identity-provider';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { ExitError } from './exit-error.ts';
import { LockedError } from './journal/lock-file.ts';
import { UnreadableError } from './reading/unreadable.ts';

export interface Explained {
  readonly exitCode: ExitCode;
  /** What failed and how to fix it; empty if everything was printed already. */
  readonly sentence: string;
}

export function explain(error: unknown, apiUrl: string): Explained {
  if (error instanceof ExitError) return { exitCode: error.exitCode, sentence: error.message };
  if (error instanceof IdentityError)
    return { exitCode: exitCodes.failed, sentence: identityFailureText(error) };
  if (error instanceof LockedError || error instanceof UnreadableError)
    return { exitCode: exitCodes.failed, sentence: error.message };
  if (error instanceof ApiError) return explainCall(error, apiUrl);
  const why = error instanceof Error ? error.message : String(error);
  return { exitCode: exitCodes.failed, sentence: `Something unexpected happened: ${why}` };
}

const signInAgain = 'Sign in again: matchpoint login';

function explainCall(error: ApiError, apiUrl: string): Explained {
  if (error.name === 'NoTokenError') return { exitCode: exitCodes.signIn, sentence: error.message };
  const isTheService = error.message.startsWith('The service ');
  const sentence = isTheService
    ? error.message.replace('The service ', `The service at ${apiUrl} `)
    : error.message;
  if (error.status === 401) return { exitCode: exitCodes.signIn, sentence: `${sentence} ${signInAgain}` };
  return {
    exitCode: exitCodes.failed,
    sentence:
      isTheService && sentence.includes(' cannot be reached')
        ? `${sentence.replace(/\.$/, '')}: start it, or name another one with --api-url.`
        : sentence,
  };
}
