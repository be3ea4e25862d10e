import { type OwnAgency, ownedAgency } from '../agencies/owned-agency.ts';
import { type Part, part } from '../database/statement.ts';
import { athleteRecordColumns } from './athlete-record.ts';

/**
 * The athletes of an agency that are not there yet, added by one statement, for a `with`: `owned`, `given` with the
 * `ordinality` of each record from 1, and `added` by its `new_id`. Records are columns as JSON, `client_ref` and
 * `payload_digest` among them. Ids rise in the order of the records, while rows are written in the order of their
 * `client_ref`: statements with rows in common then wait for each other instead of locking each other out.
 */
export function addedAthletes(agency: OwnAgency, records: readonly string[]): Part {
  // Read once and stored nowhere: `json` is a fifth of the whole faster here than `jsonb`.
  return part`${ownedAgency(agency)},
    given as materialized (
      select owned.owned_id, nextval('athletes_id_seq') as new_id, record.*
      from owned,
        json_populate_recordset(null::athletes, ${`[${records.join(',')}]`}::text::json) with ordinality as record
    ),
    added as (
      insert into athletes (id, agency_id, client_ref, payload_digest, ${athleteRecordColumns})
      overriding system value
      select new_id, owned_id, client_ref, payload_digest, ${athleteRecordColumns}
      from given order by client_ref
      on conflict (agency_id, client_ref) where client_ref is not null do nothing
      returning id, client_ref, payload_digest, open_answer, version
    )`;
}
