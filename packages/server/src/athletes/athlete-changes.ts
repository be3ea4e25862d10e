import type { ChangeResult } from '@matchpoint/core/athletes/fields/athlete-batch';
import * as z from 'zod';
import { isId } from '../directory/list-statement.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import type { DetailEntry } from '../http/problem.ts';
import { isObject, notAnObject, type WrittenResult } from './athlete-batch.ts';
import type { ChangedRecord, WantedChange } from './athlete-changes.store.ts';
import type { AthleteContract } from './athlete-contract.ts';
import { athleteRow } from './athlete-record.ts';

/** The changes of a batch after they were read. */
export interface AthleteChanges {
  /** Each athlete once. */
  readonly changes: readonly WantedChange[];
  /** One result for each change. @param done by the athlete's id */
  results(done: ReadonlyMap<string, ChangedRecord>): WrittenResult<ChangeResult>[];
}

/** Reads batches of changes of a service. */
export function changesReader({ athleteChange }: Pick<AthleteContract, 'athleteChange'>) {
  const compiledChange = z.object(athleteChange.shape);
  return (payloads: readonly unknown[], tags: EntityTags) => readChanges(payloads, tags, compiledChange);
}

function readChanges(
  payloads: readonly unknown[],
  tags: EntityTags,
  compiledChange: ChangeSchema,
): AthleteChanges {
  const changes = new Map<string, WantedChange>();
  const read = payloads.map((payload) => {
    const change = readChange(payload, tags, compiledChange);
    if (Array.isArray(change)) return { invalid: change };
    if (changes.has(change.id)) return { invalid: [twice] };
    if (isId(change.id)) changes.set(change.id, change);
    return { id: change.id };
  });
  return {
    changes: [...changes.values()],
    results: (done) =>
      read.map((change, index) => {
        const { invalid: detail = [] } = change;
        const result = (status: ChangeResult['status'], version: string | null = null) => {
          return { index, status, version, detail };
        };
        if (change.id === undefined) return result('invalid');
        const record = done.get(change.id);
        if (record === undefined) return result('gone');
        return result(record.status, 'revision' in record ? tags.write(record.revision) : null);
      }),
  };
}

type ChangeSchema = z.ZodObject<AthleteContract['athleteChange']['shape']>;

function readChange(
  payload: unknown,
  tags: EntityTags,
  compiledChange: ChangeSchema,
): WantedChange | DetailEntry[] {
  if (!isObject(payload)) return [notAnObject('change')];
  const { data, error } = compiledChange.safeParse(payload);
  if (data === undefined) return error.issues.map(entryOf);
  const { id, version, change } = data;
  const row = change === null ? null : athleteRow(change, 'edit');
  return { id, revisions: tags.read(version) ?? [], row };
}

/** Names the field, not the change that it stands in. */
function entryOf({ path, message, code }: z.core.$ZodIssue): DetailEntry {
  return { loc: ['body', String(path.at(-1) ?? '')], msg: message, type: code };
}

const twice = {
  loc: ['body', 'id'],
  msg: 'is changed above in the same batch',
  type: 'id',
} satisfies DetailEntry;
