import { identityFailureText } from '@matchpoint/core/identity/identity-code';
import { IdentityError } from '@matchpoint/core/identity/identity-provider';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';
import { ApiError, hasStatus } from '@matchpoint/core/wire/api-error';
import { CommanderError } from 'commander';
import { connectionProblem, otherScheme } from './connection-problem.ts';
import type { ErrorCode } from './exit-codes.ts';
import { ExitError, signInAgain } from './exit-error.ts';
import { type Env, proxyNote } from './network.ts';
import { LockedError } from './roster/lock-file.ts';

export interface Explained {
  readonly code: ErrorCode;
  /** What failed; empty if everything was printed already. */
  readonly message: string;
  /** What to do about it. */
  readonly suggestion: string | null;
}

export function explain(error: unknown, apiUrl: string, env: Env): Explained {
  const { code, message, suggestion } = explainError(error, apiUrl, env);
  // rules/terminal.md#networks
  const isMissing = code === 'malformed' || code === 'notFound' || hasStatus(error, 404);
  const isUnfit = error instanceof ExitError && code === 'failed';
  const isElsewhere = apiUrl.endsWith('/api') && (isMissing || isUnfit);
  return isElsewhere
    ? { code, message, suggestion: `Leave /api out: --api-url ${apiUrl.replace(/\/api$/, '')}` }
    : { code, message, suggestion };
}

function explainError(error: unknown, apiUrl: string, env: Env): Explained {
  if (error instanceof ExitError) return error;
  if (error instanceof ApiError) return explainCall(error, apiUrl, env);
  if (error instanceof CommanderError) return explainUsage(error);
  const explained = (code: ErrorCode, message: string): Explained => ({ code, message, suggestion: null });
  if (error instanceof IdentityError) return explainIdentity(error, env);
  if (error instanceof LockedError) return explained('locked', error.message);
  if (error instanceof UnreadableError) return explained('file', error.message);
  const why = error instanceof Error ? error.message : String(error);
  return explained('unexpected', `Something unexpected happened: ${why}`);
}

function explainCall(error: ApiError, apiUrl: string, env: Env): Explained {
  const { code, status, problems } = error;
  const message = error.sentence(`The service at ${apiUrl}`);
  if (status === 401) return { code: 'sessionEnded', message, suggestion: signInAgain };
  // nginx answers http at its port of https so.
  if (status === 400 && problems.length === 0 && apiUrl.startsWith('http:'))
    return { code, message, suggestion: otherScheme(apiUrl) };
  if (code !== 'unreachable') return { code, message, suggestion: null };
  const suggestion = proxyNote(env) || 'Start it, or name another one with --api-url.';
  return {
    code,
    message,
    suggestion,
    ...connectionProblem(error.connection, `the service at ${apiUrl}`, apiUrl),
  };
}

/** The sign-in service cannot be reached. */
export function explainIdentity(error: IdentityError, env: Env): Explained {
  const problem = connectionProblem(error.connection, 'the sign-in service', 'https:');
  const unknown = { message: identityFailureText(error), suggestion: proxyNote(env) || null };
  return { code: 'unreachable', ...unknown, ...problem };
}

function explainUsage({ message }: CommanderError): Explained {
  const [problem = '', ...advice] = message.replace(/^error: /, '').split('\n');
  return { code: 'usage', message: problem, suggestion: [...advice, '(see --help)'].join(' ') };
}
