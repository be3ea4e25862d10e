import type { Database } from '../database/pool.ts';
import { isId } from '../directory/list-statement.ts';
import { missing } from '../http/own-answers.ts';
import type { PeerContext } from '../users/identified.ts';
import type { SignedIn } from '../users/signed-in.ts';
import type { OwnAgency } from './access.ts';

type Handle = (agency: OwnAgency, context: PeerContext, database: Database) => Promise<Response>;

/**
 * Makes the handlers of calls about the caller's agency in the path, or about one of its athletes. An id in the path that
 * cannot be one of ours is answered with 404 before the body is read.
 */
export function agencyCalls(signedIn: SignedIn) {
  return (access: 'reading' | 'writing', handle: Handle) =>
    signedIn(access, async ({ id: userId }, context, database) => {
      const { agencyId = '', athleteId } = context.req.param();
      if (!isId(agencyId) || !isId(athleteId ?? '1'))
        return missing(athleteId === undefined ? 'agency' : 'athlete');
      return handle({ userId, agencyId }, context, database);
    });
}
