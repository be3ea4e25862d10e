import { type OwnAgency, ownedAgency } from '../agencies/owned-agency.ts';
import { type Part, part } from '../database/statement.ts';
import { athleteRecordColumns } from './athlete-record.ts';

/**
 * The athletes of an agency that are not there yet, added by one statement, for a `with`: `owned`; `given`, each record
 * with its `place` from 1; and `known`, those of them that were there. Ids rise in the order of the records, while
 * rows are written in the order of their `client_ref`: statements with rows in common then wait for each other instead of
 * locking each other out. The one that waited fails (`unique_violation`); the next sees what it waited for.
 * @param records as `recordColumns` makes them
 */
export function addedAthletes(agency: OwnAgency, records: Part): Part {
  return part`${ownedAgency(agency)},
    given as materialized (
      select *, athlete_open_answer(
        id, name, gender, sport, country_of_residence, bio, owned_id, profile_url, video_1,
        available_semester, available_year, utr, itf, gpa, sat, toefl
      ) as open_answer
      from (
        select owned_id, nextval('athletes_id_seq') as id, ${records} from owned
      ) as named
    ),
    known as materialized (
      select place, athletes.id, athletes.payload_digest, athletes.open_answer, athletes.version
      from given join athletes on athletes.client_ref = given.client_ref
      where agency_id = (select owned_id from owned)
        and athletes.client_ref = any((select array_agg(client_ref) from given)::text[])
    ),
    added as (
      insert into athletes (id, agency_id, open_answer, client_ref, payload_digest, ${athleteRecordColumns})
      overriding system value
      select id, owned_id, open_answer, client_ref, payload_digest, ${athleteRecordColumns}
      from given where place not in (select place from known) order by client_ref
    )`;
}
