import { type AthleteEdit, athleteAliases } from '@matchpoint/core/athletes/athlete';
import { collationKey } from '@matchpoint/core/display/collation';
import { arrayText, fixedPart, joined, type Part, part } from '../database/statement.ts';
import { payloadDigest, storedCountry, storedText } from '../database/stored-values.ts';

/** The columns that an agency's own writes set, with their types. */
const columnTypes = [
  ['name', 'text'],
  ['gender', 'text'],
  ['sport', 'text'],
  ['country_of_residence', 'text'],
  ['bio', 'text'],
  ['profile_url', 'text'],
  ['video_1', 'text'],
  ['available_semester', 'text'],
  ['available_year', 'smallint'],
  ['utr', 'float8'],
  ['itf', 'float8'],
  ['gpa', 'float8'],
  ['sat', 'float8'],
  ['toefl', 'float8'],
  ['name_key', 'text'],
] as const;
export type AthleteColumns = Readonly<
  Record<(typeof columnTypes)[number][0], string | number | null | undefined>
>;

export const athleteRecordColumns = fixedPart(columnTypes.map(([name]) => name).join(', '));

/** A draft or an edit as columns: what is left out stays undefined, what is taken away or blank is null. */
export function athleteColumns(draft: AthleteEdit): AthleteColumns {
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
    utr: draft.UTR,
    itf: draft.ITF,
    gpa: draft.GPA,
    sat: draft.SAT,
    toefl: draft.TOEFL,
    name_key: draft.name === undefined ? undefined : collationKey(draft.name),
  };
}

/** What is to be created: its columns, the sender's own name for it, and what tells it from others. */
export interface AthleteRecord {
  readonly ref: string | null;
  readonly digest: string;
  readonly columns: AthleteColumns;
}

export function athleteRecord(draft: AthleteEdit, ref: string | null): AthleteRecord {
  const columns = athleteColumns(draft);
  return { ref, digest: payloadDigest(JSON.stringify(columns)), columns };
}

/** What {@link recordArrays} holds, in its order. */
export const recordArrayColumns = part`client_ref, payload_digest, ${athleteRecordColumns}`;

/**
 * Records as PostgreSQL reads them in one piece: an array for each column, in half the time that rows of JSON take. A
 * batch is kept in this form while its statement runs: the collector of garbage would copy a thousand objects.
 */
export function recordArrays(records: readonly AthleteRecord[]): Part {
  const refs = part`${arrayText(records.map(({ ref }) => ref))}::text[]`;
  const digests = part`${arrayText(records.map(({ digest }) => digest))}::text[]`;
  const columns = columnTypes.map(
    ([name, type]) =>
      part`${arrayText(records.map((record) => record.columns[name]))}${fixedPart(`::${type}[]`)}`,
  );
  return joined([refs, digests, ...columns], part`, `);
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
