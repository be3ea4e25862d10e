import type { Capabilities, Capability } from '../contract/capabilities.ts';
import { operations } from '../contract/operations.ts';
import { requestPath } from '../contract/request-path.ts';
import { ApiError, hasStatus, mayBeUnsupported } from '../wire/api-error.ts';
import type { Answered, Call, CallFacts, Operation } from './call.ts';

/**
 * Makes a call that not every service has (rules/service.md#additions).
 * @param isThere whether the entity of the call exists: if it does, 404 means that the service lacks the call
 * @throws {ApiError} with the code `unsupported` if the service lacks it, from then on without a request
 */
export type AddedCall = <T>(
  what: Capability,
  operation: Operation<T>,
  facts: CallFacts,
  isThere?: () => Promise<boolean>,
) => Promise<Answered<T>>;

export function createAddedCall(call: Call, { can, learned }: Capabilities): AddedCall {
  return async (what, operation, facts, isThere = async () => true) => {
    const path = requestPath(operation.path, facts.parameters);
    if (can(what) === false) throw unsupported();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await call({ ...operation, path }, facts);
        learned(what, true);
        return answer;
      } catch (error) {
        if (can(what) === true) throw error;
        if (hasStatus(error, 404) && !(await isThere())) throw error;
        const isRefused = mayBeUnsupported(error);
        if (!isRefused && !(mayBeBlocked(operation, error) && (await isReadAnswered(call, facts))))
          throw error;
        // Retried once, because the line may have been cut.
        if (!isRefused && attempt === 1) continue;
        learned(what, false);
        throw unsupported(error);
      }
    }
  };
}

/** A browser reports a method that a service on another origin does not allow (CORS) like an outage. */
function mayBeBlocked({ method }: { readonly method: string }, error: unknown): boolean {
  const isAllowed = method === 'GET' || method === 'POST';
  return !isAllowed && error instanceof ApiError && error.code === 'unreachable';
}

async function isReadAnswered(call: Call, { token, signal }: CallFacts): Promise<boolean> {
  if (token === undefined) return false;
  try {
    await call(operations.listProfiles, { token, signal });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status !== null;
  }
}

function unsupported(cause?: unknown): ApiError {
  return new ApiError('refused', 'This service cannot do that.', { status: 405, cause });
}
