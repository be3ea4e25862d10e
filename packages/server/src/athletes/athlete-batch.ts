import type { BatchResult, ChangeResult } from '@matchpoint/core/athletes/fields/athlete-batch';
import * as z from 'zod';
import type { EntityTags } from '../http/entity-tag.ts';
import { type DetailEntry, detailOf } from '../http/problem.ts';
import type { AthleteContract } from './athlete-contract.ts';
import { type AthleteRecord, athleteRecords, withoutAliases } from './athlete-record.ts';

/** What the database has under a `client_ref`. */
export interface StoredRecord {
  readonly id: string;
  /** The digest of the payload that it was created with. */
  readonly digest: string | null;
  readonly revision: number;
  readonly isNew: boolean;
}

/** One result as it is written; clients read it as core's {@link BatchResult} or {@link ChangeResult}. */
export interface WrittenResult<R extends BatchResult | ChangeResult> {
  readonly index: number;
  readonly status: R['status'];
  readonly version: string | null;
  readonly detail: readonly DetailEntry[];
}

export type WrittenRow = WrittenResult<BatchResult> & Pick<BatchResult, 'id'>;

/** The rows of a batch after they were read. */
export interface AthleteBatch {
  /** What is to be created, each `client_ref` once, in the order of the rows. */
  readonly records: readonly AthleteRecord[];
  /** One result for each row. @param stored every record by its `client_ref` */
  results(stored: ReadonlyMap<string | null, StoredRecord>, tags: Pick<EntityTags, 'write'>): WrittenRow[];
}

/** Reads batches of a service. */
export function batchReader({ athleteRow, offered }: Pick<AthleteContract, 'athleteRow' | 'offered'>) {
  // A full Zod schema is compiled once; zod/mini interprets.
  const compiledRow = z.object(athleteRow.shape);
  const toRecord = athleteRecords(offered);
  const readRow = (payload: unknown): AthleteRecord | DetailEntry[] => {
    if (!isObject(payload)) return [notAnObject('row')];
    const { data, error } = compiledRow.safeParse(withoutAliases(payload));
    return data === undefined ? detailOf('body', error) : toRecord(data, data.client_ref);
  };
  return (rows: readonly unknown[]) => readBatch(rows, readRow);
}

function readBatch(
  rows: readonly unknown[],
  readRow: (payload: unknown) => AthleteRecord | DetailEntry[],
): AthleteBatch {
  const records = new Map<string | null, AthleteRecord>();
  const read = rows.map((payload) => {
    const row = readRow(payload);
    if (Array.isArray(row)) return { invalid: row };
    const isFirst = !records.has(row.ref);
    if (isFirst) records.set(row.ref, row);
    return { isFirst, ...row };
  });
  return {
    records: [...records.values()],
    results: (stored, tags) =>
      read.map((row, index) => {
        const refused = (detail: readonly DetailEntry[]): WrittenRow => {
          return { index, status: 'invalid', id: null, version: null, detail };
        };
        if ('invalid' in row) return refused(row.invalid);
        const record = stored.get(row.ref);
        if (record === undefined) throw new Error('The database returned nothing for a record.');
        if (record.digest !== row.digest) return refused([taken]);
        return {
          index,
          status: record.isNew && row.isFirst ? 'created' : 'exists',
          id: record.id,
          version: tags.write(record.revision),
          detail: [],
        };
      }),
  };
}

export function isObject(payload: unknown): payload is object {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload);
}

export function notAnObject(noun: 'row' | 'change'): DetailEntry {
  return { loc: ['body', 'athletes'], msg: `must be a JSON object in every ${noun}`, type: 'invalid_type' };
}

const taken = {
  loc: ['body', 'client_ref'],
  msg: 'was used before for another athlete; take a new one for a new athlete',
  type: 'client_ref',
} satisfies DetailEntry;
