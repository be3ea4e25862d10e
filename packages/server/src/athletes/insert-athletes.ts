import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { collationKey } from '@matchpoint/core/display/collation';
import type { Queries } from '../database/connection.ts';

export type NewAthlete = Omit<Athlete, 'id' | 'agency_name'>;

/** Adds athletes in one statement; answers their ids in the same order. The country is an ISO alpha-2 code. */
export async function insertAthletes(sql: Queries, athletes: readonly NewAthlete[]): Promise<string[]> {
  const rows = athletes.map(({ UTR, ITF, GPA, SAT, TOEFL, ...athlete }) => ({
    ...athlete,
    utr: UTR,
    itf: ITF,
    gpa: GPA,
    sat: SAT,
    toefl: TOEFL,
    name_key: collationKey(athlete.name),
  }));
  const added = await sql<{ id: string }[]>`
    insert into athletes (
      agency_id, name, gender, sport, country_of_residence, bio, profile_url, video_1,
      available_semester, available_year, utr, itf, gpa, sat, toefl, name_key
    )
    select
      agency_id, name, gender, sport, country_of_residence, bio, profile_url, video_1,
      available_semester, available_year, utr, itf, gpa, sat, toefl, name_key
    from jsonb_populate_recordset(null::athletes, ${JSON.stringify(rows)}::text::jsonb)
    returning id`;
  return added.map(({ id }) => id);
}
