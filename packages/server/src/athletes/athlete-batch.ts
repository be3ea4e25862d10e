import { athleteRow, type BatchResult } from '@matchpoint/core/athletes/athlete-batch';
import * as z from 'zod';
import type { Part } from '../database/statement.ts';
import { type DetailEntry, detailOf } from '../http/problem.ts';
import { type AthleteRecord, athleteRecord, recordColumns, withoutAliases } from './athlete-record.ts';

/** What the database has of a record. */
export type StoredRow =
  | { readonly isNew: true; readonly id: string }
  /** `null` is a digest of before there were digests. */
  | { readonly isNew: false; readonly id: string; readonly digest: string | null };

/** One result as it is written; clients read it as core's {@link BatchResult}. */
export interface WrittenResult {
  readonly index: number;
  readonly status: BatchResult['status'];
  readonly id: string | null;
  readonly detail: readonly DetailEntry[];
}

/** The rows of a batch after they were read. */
export interface AthleteBatch {
  /** What is to be created, each `client_ref` once, in the order of the rows. */
  readonly records: Part;
  /** One result a row, when the database has told of every record. */
  results(stored: readonly StoredRow[]): WrittenResult[];
}

export function readAthleteBatch(rows: readonly unknown[]): AthleteBatch {
  const records: AthleteRecord[] = [];
  const places = new Map<string | null, number>();
  const digests: string[] = [];
  const read = rows.map((payload) => {
    const row = readRow(payload);
    if (Array.isArray(row)) return row;
    const place = places.get(row.ref) ?? records.length;
    const isFirst = place === records.length;
    if (isFirst) {
      places.set(row.ref, place);
      records.push(row);
      digests.push(row.digest);
    }
    return { place, isFirst, digest: row.digest };
  });
  return {
    records: recordColumns(records),
    results: (stored) =>
      read.map((row, index) => {
        if (Array.isArray(row)) return { index, status: 'invalid', id: null, detail: row };
        const there = stored[row.place];
        if (there === undefined) throw new Error('The database knows nothing of a row that it was given.');
        const digest = there.isNew ? digests[row.place] : there.digest;
        if (digest !== row.digest) return { index, status: 'invalid', id: null, detail: [taken] };
        return { index, status: there.isNew && row.isFirst ? 'created' : 'exists', id: there.id, detail: [] };
      }),
  };
}

/** The rules of `athleteRow`, which zod compiles where its smaller variant, that the browser has, looks at each anew. */
const compiledRow = z.object(athleteRow.shape);

function readRow(payload: unknown): AthleteRecord | DetailEntry[] {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return [notAnObject];
  const { data, error } = compiledRow.safeParse(withoutAliases(payload));
  if (data === undefined) return detailOf('body', error);
  return athleteRecord(data, data.client_ref);
}

const notAnObject = {
  loc: ['body', 'athletes'],
  msg: 'must be a JSON object in every row',
  type: 'invalid_type',
} satisfies DetailEntry;

const taken = {
  loc: ['body', 'client_ref'],
  msg: 'was used before for another athlete; take a new one for a new athlete',
  type: 'client_ref',
} satisfies DetailEntry;
