import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { AthleteEdit } from '@matchpoint/core/athletes/fields/athlete-draft';
import {
  type AthleteField,
  athleteFieldNames,
  athleteFields,
  everyField,
  everyFieldName,
  isOffered,
  type Offered,
  optionalFields,
  ownFieldNames,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import { collationKey } from '@matchpoint/core/display/collation';
import type { Queries } from '../database/pool.ts';
import { columnList, columnOf, payloadDigest, type Row, rowsOf } from '../database/record.ts';
import { type Sql, sql } from '../database/sql.ts';

/** The columns that an agency's own writes set. */
export const athleteColumns = columnList(everyField, 'name_key');

/** Ends the list of what an edit sets. */
export const changedNow = sql`, changed_at = now()`;

const fieldsOf = rowsOf(everyField);

/** A draft or an edit as columns. */
export function athleteRow(draft: AthleteEdit, kind: 'draft' | 'edit'): Row {
  const row = fieldsOf(draft, kind);
  if (draft.name !== undefined) row['name_key'] = collationKey(draft.name);
  return row;
}

/** The names of the fields that some of the rows hold. */
export function fieldsIn(rows: readonly Row[]): string[] {
  return everyFieldName.filter((name) => rows.some((row) => columnOf(name) in row));
}

/** What is to be created, under the sender's own name for it. */
export interface AthleteRecord {
  readonly ref: string | null;
  readonly digest: string;
  readonly row: Row;
}

/**
 * Makes records of drafts. Optional fields that are not offered count for the digest alone, so that a create stays the same
 * while they are switched on or off.
 */
export function athleteRecords(offered: Offered): (draft: AthleteEdit, ref: string | null) => AthleteRecord {
  const lacking = [...optionalFields, ...ownFieldNames]
    .filter((name) => !isOffered(name, offered))
    .map(columnOf);
  return (draft, ref) => {
    const sent = athleteRow(draft, 'draft');
    const isWhole = !lacking.some((column) => column in sent);
    const row = isWhole
      ? sent
      : Object.fromEntries(Object.entries(sent).filter(([name]) => !lacking.includes(name)));
    return { ref, digest: payloadDigest(sent), row };
  };
}

/** Inserts rows in their order; those whose `client_ref` their agency has used are left out, those without a date are new. */
export function insertRows(rows: readonly Row[]): Sql {
  return sql`
    insert into athletes (agency_id, client_ref, payload_digest, created_at, changed_at, ${athleteColumns})
    select agency_id, client_ref, payload_digest, coalesce(created_at, now()), changed_at, ${athleteColumns}
    from json_populate_recordset(null::athletes, ${JSON.stringify(rows)}::json)
    on conflict (agency_id, client_ref) do nothing`;
}

/** The record in an agency, as {@link insertRows} takes it. */
export function rowIn(agencyId: string, { ref, digest, row }: AthleteRecord): Row {
  return { ...row, agency_id: agencyId, client_ref: ref, payload_digest: digest };
}

type Dates = 'created_at' | 'changed_at';
export type NewAthlete = Omit<Athlete, 'id' | 'agency_name' | Dates> & Partial<Pick<Athlete, Dates>>;

/** Adds athletes of the program's own; returns their ids in the same order. The country is an ISO alpha-2 code. */
export async function insertAthletes({ query }: Queries, athletes: readonly NewAthlete[]): Promise<string[]> {
  const rows = athletes.map((athlete) => ({
    ...Object.fromEntries(everyFieldName.map((name) => [columnOf(name), athlete[name]])),
    agency_id: athlete.agency_id,
    created_at: athlete.created_at,
    changed_at: athlete.changed_at,
    name_key: collationKey(athlete.name),
  }));
  const added = await query<{ id: string }>(sql`${insertRows(rows)} returning id`);
  return added.map(({ id }) => id);
}

const aliases = athleteFieldNames.flatMap((name): [name: string, alias: string][] => {
  const { alias }: AthleteField = athleteFields[name];
  return alias === undefined ? [] : [[name, alias]];
});

/** A create payload by the names that are written: the second readings count where the first are missing. */
export function withoutAliases(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  const second = aliases.filter(([name, alias]) => alias in payload && !(name in payload));
  if (second.length === 0) return payload;
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(payload));
  return { ...payload, ...Object.fromEntries(second.map(([name, alias]) => [name, values.get(alias)])) };
}
