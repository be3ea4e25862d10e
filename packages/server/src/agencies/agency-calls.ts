import type { Database } from '../database/pool.ts';
import { isId } from '../directory/list-statement.ts';
import { missing } from '../http/own-answers.ts';
import type { PeerContext } from '../users/identified.ts';
import type { SignedIn } from '../users/signed-in.ts';
import type { OwnAgency } from './access.ts';

type Handle = (agency: OwnAgency, context: PeerContext, database: Database) => Promise<Response>;

/** A call of the contract. */
interface AgencyOperation {
  readonly method: string;
  /** Keys may make it, too (rules/agencies.md#keys). */
  readonly byKey?: true;
}

/**
 * Makes the handlers of calls about the caller's agency in the path, or about one of its athletes. An id in the path that
 * cannot be one of ours is answered with 404 before the body is read.
 */
export function agencyCalls(signedIn: SignedIn) {
  return ({ method, byKey }: AgencyOperation, handle: Handle) =>
    signedIn(
      method === 'GET' ? 'reading' : 'writing',
      async ({ id: userId }, context, database) => {
        const { agencyId = '', athleteId } = context.req.param();
        if (!isId(agencyId) || !isId(athleteId ?? '1')) return missingIn(context);
        return handle({ userId, agencyId }, context, database);
      },
      byKey &&
        (async ({ ownerId, agencyId, name }, context, database) => {
          const { agencyId: asked, athleteId } = context.req.param();
          if (asked !== agencyId || !isId(athleteId ?? '1')) return missingIn(context);
          return handle({ userId: ownerId, agencyId, byKey: name }, context, database);
        }),
    );
}

function missingIn({ req }: PeerContext): Response {
  return missing(req.param('athleteId') === undefined ? 'agency' : 'athlete');
}
