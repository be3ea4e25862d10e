import type { Database } from '../database/pool.ts';
import { isId } from '../directory/list-statement.ts';
import type { Call, PeerContext } from '../http/answer-call.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import type { OnCaller } from '../users/caller-calls.ts';
import type { OwnAgency } from './access.ts';

type Handle = (agency: OwnAgency, context: PeerContext, database: Database) => Promise<Response>;

interface AgencyOperation extends Call {
  /** Keys may make it, too (rules/agencies.md#keys). */
  readonly byKey?: true;
}

export type OnAgency = (operation: AgencyOperation, handle: Handle) => void;

/**
 * Answers calls about the caller's agency in the path, or about one of its athletes. An id in the path that cannot be one of
 * ours is answered with 404 before the body is read.
 */
export function agencyCalls(onCaller: OnCaller): OnAgency {
  return (operation, handle) => {
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
    onCaller(
      operation,
      ({ id: userId }, context, database) => onAgency({ userId }, context, database),
      operation.byKey &&
        (({ ownerId: userId, name, agencyId }, context, database) =>
          onAgency({ userId, byKey: name }, context, database, agencyId)),
    );
  };
}
