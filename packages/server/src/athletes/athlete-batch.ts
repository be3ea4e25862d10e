import { athleteRow, type BatchResult } from '@matchpoint/core/athletes/athlete-batch';
import { safeParse } from 'zod/mini';
import { payloadDigest } from '../database/stored-values.ts';
import { type DetailEntry, detailOf } from '../http/problem.ts';
import { athleteRecord, namedRecord, withoutAliases } from './athlete-record.ts';

/** A row that may be created. */
export interface BatchRecord {
  readonly ref: string;
  readonly digest: string;
  /** Its columns, `client_ref` and `payload_digest` among them. */
  readonly json: string;
}

/** What the database knows of a `client_ref`; `null` is a digest of before there were digests. */
export interface KnownRow {
  readonly id: string;
  readonly isNew: boolean;
  readonly digest: string | null;
}

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
  readonly records: readonly BatchRecord[];
  /** One result a row, when the database has told of every record by its `client_ref`. */
  results(known: ReadonlyMap<string, KnownRow>): WrittenResult[];
}

export function readAthleteBatch(rows: readonly unknown[]): AthleteBatch {
  const read = rows.map(readRow);
  const records = new Map<string, BatchRecord>();
  for (const row of read) {
    if ('ref' in row && !records.has(row.ref)) records.set(row.ref, row);
  }
  return {
    records: [...records.values()],
    results: (known) =>
      read.map((row, index) => {
        if (Array.isArray(row)) return { index, status: 'invalid', id: null, detail: row };
        const there = known.get(row.ref);
        if (there === undefined) throw new Error('The database knows nothing of a row that it was given.');
        if (there.digest !== row.digest) return { index, status: 'invalid', id: null, detail: [taken] };
        const isFirst = records.get(row.ref) === row;
        return { index, status: there.isNew && isFirst ? 'created' : 'exists', id: there.id, detail: [] };
      }),
  };
}

function readRow(payload: unknown): BatchRecord | DetailEntry[] {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return [notAnObject];
  const { data, error } = safeParse(athleteRow, withoutAliases(payload));
  if (data === undefined) return detailOf('body', error);
  const columns = JSON.stringify(athleteRecord(data));
  const digest = payloadDigest(columns);
  return { ref: data.client_ref, digest, json: namedRecord(columns, data.client_ref, digest) };
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
