import { type AthleteEdit, athleteAliases } from '@matchpoint/core/athletes/athlete';
import { collationKey } from '@matchpoint/core/display/collation';
import { part } from '../database/statement.ts';
import { storedCountry, storedText } from '../database/stored-values.ts';

/** The columns that an agency's own writes set; `jsonb_populate_record` reads them from {@link athleteRecord}. */
export const athleteRecordColumns = part`
  name, gender, sport, country_of_residence, bio, profile_url, video_1,
  available_semester, available_year, utr, itf, gpa, sat, toefl, name_key`;

/** A draft or an edit as columns: what is left out stays undefined, what is taken away or blank is null. */
export function athleteRecord({ UTR, ITF, GPA, SAT, TOEFL, ...draft }: AthleteEdit): object {
  return {
    name: draft.name,
    gender: draft.gender,
    sport: draft.sport,
    country_of_residence: storedCountry(draft.country_of_residence),
    bio: storedText(draft.bio),
    profile_url: draft.profile_url,
    video_1: draft.video_1,
    available_semester: draft.available_semester,
    available_year: draft.available_year,
    utr: UTR,
    itf: ITF,
    gpa: GPA,
    sat: SAT,
    toefl: TOEFL,
    name_key: draft.name === undefined ? undefined : collationKey(draft.name),
  };
}

/** The columns of a record that is to be created, with what names it and tells it from others. */
export function namedRecord(columns: string, ref: string | null, digest: string): string {
  const names = JSON.stringify({ client_ref: ref, payload_digest: digest });
  return `${columns.slice(0, -1)},${names.slice(1)}`;
}

const aliases = Object.entries(athleteAliases);

/** A create payload by the names that are written: the second readings are taken where the first are missing. */
export function withoutAliases(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  const second = aliases.filter(([name, alias]) => alias in payload && !(name in payload));
  if (second.length === 0) return payload;
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(payload));
  return { ...payload, ...Object.fromEntries(second.map(([name, alias]) => [name, values.get(alias)])) };
}
