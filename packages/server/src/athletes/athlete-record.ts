import type { AthleteEdit } from '@matchpoint/core/athletes/athlete';
import {
  type AthleteField,
  athleteFieldNames,
  athleteFields,
} from '@matchpoint/core/athletes/athlete-fields';
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

/**
 * Records as columns of a select that yields a row for each, in half the time that rows of JSON take: an array for
 * each column, and their `place` from 1. A batch is kept in this form while its statement runs: the collector of garbage
 * would copy a thousand objects.
 */
export function recordColumns(records: readonly AthleteRecord[]): Part {
  const column = (name: string, type: string, values: readonly (string | number | null | undefined)[]) =>
    part`unnest(${arrayText(values)}${fixedPart(`::${type}[]) as ${name}`)}`;
  return joined(
    [
      part`generate_series(1, ${records.length}::int) as place`,
      column(
        'client_ref',
        'text',
        records.map(({ ref }) => ref),
      ),
      column(
        'payload_digest',
        'text',
        records.map(({ digest }) => digest),
      ),
      ...columnTypes.map(([name, type]) =>
        column(
          name,
          type,
          records.map(({ columns }) => columns[name]),
        ),
      ),
    ],
    part`, `,
  );
}

const aliases = athleteFieldNames.flatMap((name): [string, string][] => {
  const { alias }: AthleteField = athleteFields[name];
  return alias === undefined ? [] : [[name, alias]];
});

/** A create payload by the names that are written: the second readings are taken where the first are missing. */
export function withoutAliases(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  const second = aliases.filter(([name, alias]) => alias in payload && !(name in payload));
  if (second.length === 0) return payload;
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(payload));
  return { ...payload, ...Object.fromEntries(second.map(([name, alias]) => [name, values.get(alias)])) };
}
