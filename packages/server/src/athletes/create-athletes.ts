import type { OwnAgency } from '../agencies/owned-agency.ts';
import type { Sql } from '../database/connection.ts';
import { part, readRaw } from '../database/statement.ts';
import type { CreatedRow } from '../directory/own-entry.ts';
import { reasonOf } from '../error-reason.ts';
import { gather } from '../gather.ts';
import { addedAthletes } from './added-athletes.ts';
import { type AthleteRecord, recordColumns } from './athlete-record.ts';

/** Creates one athlete of a record, or finds the one of the same key: a row as `createOnce` reads it. */
export type CreateAthlete = (agency: OwnAgency, record: AthleteRecord) => Promise<CreatedRow | undefined>;

/**
 * What is created in one agency at the same time is created by one statement and one commit: these take many times
 * longer than a row does.
 */
export function gatherCreates(sql: Sql): CreateAthlete {
  const create = gather<AthleteRecord, CreatedRow | undefined>(
    async (thing, records) => {
      const [ownerId = '', agencyId = ''] = thing.split('/');
      const statement = part`
        with ${addedAthletes({ ownerId, agencyId }, recordColumns(records))}
        select given.place, known.id is null, known.payload_digest,
          coalesce(known.open_answer, given.open_answer) || owned.closing_answer,
          coalesce(known.version, 1)
        from owned join given on true left join known on known.place = given.place`;
      const rows = await readRaw(sql, statement, true);
      const byPlace = new Map(rows.map(([place, ...row]) => [Number(place?.toString()), row]));
      return records.map((_, index) => byPlace.get(index + 1));
    },
    // Data that is refused, and constraints: the statement was undone.
    { most: 64, isOfOne: (error) => /^2[23]...$/.test(reasonOf(error)) },
  );
  return ({ ownerId, agencyId }, record) => create(`${ownerId}/${agencyId}`, record);
}
