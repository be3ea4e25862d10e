import type { OwnAgency } from '../agencies/owned-agency.ts';
import type { Sql } from '../database/connection.ts';
import { part, readRaw } from '../database/statement.ts';
import type { CreatedRow } from '../directory/own-entry.ts';
import { reasonOf } from '../error-reason.ts';
import { gather } from '../gather.ts';
import { addedAthletes } from './added-athletes.ts';

/**
 * Creates one athlete of a record, or finds the one of the same key: a row as `createOnce` reads it.
 * A record is the columns as JSON, `client_ref` and `payload_digest` among them.
 */
export type CreateAthlete = (agency: OwnAgency, record: string) => Promise<CreatedRow | undefined>;

/**
 * What is created in one agency at the same time is created by one statement and one commit: these take many times
 * longer than a row does.
 */
export function gatherCreates(sql: Sql): CreateAthlete {
  const create = gather<string, CreatedRow | undefined>(
    async (thing, records) => {
      const [ownerId = '', agencyId = ''] = thing.split('/');
      const statement = part`
        with ${addedAthletes({ ownerId, agencyId }, records)}
        select given.ordinality,
          case when added.id is not null then true when known.id is not null then false end,
          coalesce(added.payload_digest, known.payload_digest),
          coalesce(added.open_answer, known.open_answer) || owned.closing_answer,
          coalesce(added.version, known.version)
        from owned
        join given on true
        left join added on added.id = given.new_id
        left join lateral (
          select id, payload_digest, open_answer, version from athletes
          where agency_id = given.owned_id and client_ref = given.client_ref and added.id is null
          limit 1
        ) as known on true`;
      const rows = await readRaw(sql, statement, true);
      const byPlace = new Map(rows.map(([place, ...row]) => [Number(place?.toString()), row]));
      return records.map((_, index) => byPlace.get(index + 1));
    },
    // Data that is refused, and constraints: the statement was undone.
    { most: 64, isOfOne: (error) => /^2[23]...$/.test(reasonOf(error)) },
  );
  return ({ ownerId, agencyId }, record) => create(`${ownerId}/${agencyId}`, record);
}
