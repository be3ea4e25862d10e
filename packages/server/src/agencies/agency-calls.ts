import type { Database } from '../database/pool.ts';
import { isId } from '../directory/list-statement.ts';
import { answerCall, type PeerApp, type PeerContext } from '../http/answer-call.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import type { SignedIn } from '../users/signed-in.ts';
import type { OwnAgency } from './access.ts';

type Handle = (agency: OwnAgency, context: PeerContext, database: Database) => Promise<Response>;

/** A call of the contract. */
interface AgencyOperation {
  readonly method: string;
  readonly path: string;
  /** Keys may make it, too (rules/agencies.md#keys). */
  readonly byKey?: true;
}

/**
 * Answers calls about the caller's agency in the path, or about one of its athletes. An id in the path that cannot be one of
 * ours is answered with 404 before the body is read.
 */
export function agencyCalls(app: PeerApp, signedIn: SignedIn) {
  return (operation: AgencyOperation, handle: Handle): void => {
    const { method, byKey } = operation;
    /** @param only the agency of a key */
    const onAgency = async (
      caller: Omit<OwnAgency, 'agencyId'>,
      context: PeerContext,
      database: Database,
      only?: string,
    ): Promise<Response> => {
      const { agencyId = '', athleteId } = context.req.param();
      const isTheirs = only === undefined ? isId(agencyId) : agencyId === only;
      if (isTheirs && isId(athleteId ?? '1')) return handle({ ...caller, agencyId }, context, database);
      return refuseUnknown(athleteId === undefined ? 'agency' : 'athlete');
    };
    const answer = signedIn(
      method === 'GET' ? 'reading' : 'writing',
      ({ id: userId }, context, database) => onAgency({ userId }, context, database),
      byKey &&
        (({ ownerId: userId, name, agencyId }, context, database) =>
          onAgency({ userId, byKey: name }, context, database, agencyId)),
    );
    answerCall(app, operation, answer);
  };
}
