import type { Authorize } from '@matchpoint/core/client/client';
import { authorized } from '@matchpoint/core/session/session.actors';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { useMemo } from 'react';
import type { AppSession } from '../session/app-session.ts';
import { useSession } from '../session/use-session.ts';

/**
 * Sends every call about the active profile's agency (`/api/users/me/agencies/{agencyId}…`) with the session's token,
 * renewed once after a 401. After a 404 the profile switch checks whether the profile is still listed, and shows a
 * problem if not. The 404 is rethrown, since it may be about one athlete.
 * @throws {NoTokenError} instead of sending a call without a token
 */
export function agencyCall(
  { actor, profileSwitch }: Pick<AppSession, 'actor' | 'profileSwitch'>,
  agencyId: string,
): Authorize {
  return async (call) => {
    try {
      return await authorized(actor, call);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        profileSwitch.send({ type: 'activeProfileNotFound', profileId: agencyId });
      throw error;
    }
  };
}

/** {@link agencyCall} of this session; the same function as long as the agency is the same. */
export function useAgencyCall(agencyId: string): Authorize {
  const session = useSession();
  return useMemo(() => agencyCall(session, agencyId), [session, agencyId]);
}
