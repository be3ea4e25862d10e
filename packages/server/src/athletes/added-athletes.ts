import { type OwnAgency, ownedAgency } from '../agencies/owned-agency.ts';
import { arrayText, fixedPart, joined, type Part, part } from '../database/statement.ts';
import { type AthleteRecord, athleteColumnTypes, athleteRecordColumns } from './athlete-record.ts';

const types = { client_ref: 'text', payload_digest: 'text', ...athleteColumnTypes } satisfies Record<
  keyof AthleteRecord,
  string
>;
const columns = part`client_ref, payload_digest, ${athleteRecordColumns}`;
const comma = part`, `;

/**
 * The athletes of an agency that are not there yet, added by one statement, for a `with`: `owned`; `given`, each record
 * with its `ordinality` from 1; and `known`, those of them that were there. Ids rise in the order of the records, while
 * rows are written in the order of their `client_ref`: statements with rows in common then wait for each other instead of
 * locking each other out. The one that waited fails (`unique_violation`); the next sees what it waited for.
 */
export function addedAthletes(agency: OwnAgency, records: readonly AthleteRecord[]): Part {
  // An array for each column: PostgreSQL reads them in half the time that rows of JSON take.
  const arrays = (Object.keys(types) as (keyof AthleteRecord)[]).map(
    (name) => part`${arrayText(records.map((record) => record[name]))}${fixedPart(`::${types[name]}[]`)}`,
  );
  return part`${ownedAgency(agency)},
    given as materialized (
      select *, athlete_open_answer(
        id, name, gender, sport, country_of_residence, bio, owned_id, profile_url, video_1,
        available_semester, available_year, utr, itf, gpa, sat, toefl
      ) as open_answer
      from (
        select owned_id, nextval('athletes_id_seq') as id, record.*
        from owned, unnest(${joined(arrays, comma)}) with ordinality as record(${columns}, ordinality)
      ) as named
    ),
    known as materialized (
      select ordinality, athletes.id, athletes.payload_digest, athletes.open_answer, athletes.version
      from given join athletes on agency_id = owned_id and athletes.client_ref = given.client_ref
    ),
    added as (
      insert into athletes (id, agency_id, open_answer, ${columns})
      overriding system value
      select id, owned_id, open_answer, ${columns}
      from given where ordinality not in (select ordinality from known) order by client_ref
    )`;
}
