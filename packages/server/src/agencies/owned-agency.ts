import { type Part, part } from '../database/statement.ts';

/** An agency as the one who calls owns it: both ids are ids of ours. */
export interface OwnAgency {
  readonly ownerId: string;
  readonly agencyId: string;
}

/** The agency if it is the caller's, for a `with`; every athlete's answer ends with its `closing_answer`. */
export const ownedAgency = ({ ownerId, agencyId }: OwnAgency): Part => part`
  owned as (
    select id as owned_id, closing_answer from agencies
    where id = ${agencyId}::bigint and owner_id = ${ownerId}::bigint
  )`;
