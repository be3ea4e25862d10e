import { countNamesakes, increase, namesakeKey } from '../../athletes/namesakes.ts';
import { type ApiError, failureText } from '../../wire/api-error.ts';
import type { Problem } from '../../wire/problems.ts';
import { resolveUnknown } from '../../wire/resolve-unknown.ts';
import type { PlannedRow } from '../checking/plan-import.ts';
import type { Settlement } from '../journal/import-journal.ts';
import { isAboutRow, isOutage, isUnsent, mostAttempts, type SendingRun } from './sending-run.ts';

type Answer =
  | { readonly status: 'created'; readonly id: string | null; readonly version: string | null }
  | { readonly status: 'invalid'; readonly problems: readonly Problem[] }
  /** Nothing was stored. */
  | { readonly status: 'unsent'; readonly error: ApiError }
  /** It is unknown whether the row was stored. */
  | { readonly status: 'unknown'; readonly error: unknown };

interface UnknownRow {
  readonly row: PlannedRow;
  /** Athletes of its name and sport at the agency before; null if unknown. */
  readonly existing: number | null;
  readonly error: unknown;
}

/**
 * Sends rows by single POSTs, a few at a time, to a service that may ignore keys. Rows of one name and sport are sent
 * one after the other, so that the agency's list shows whether a row without an answer was stored.
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed
 */
export async function sendSingles(rows: readonly PlannedRow[], size: number, run: SendingRun): Promise<void> {
  const open = rows.filter(({ fate }) => fate.kind !== 'unknown');
  const groups = groupsOf(open, size);
  let unknown: readonly UnknownRow[] = rows.flatMap((row) =>
    row.fate.kind === 'unknown' ? [{ row, existing: row.fate.existing, error: null }] : [],
  );
  let present = new Map(run.listed);
  while (groups.length + unknown.length > 0 && (await run.turns.next())) {
    if (unknown.length > 0) {
      const found = await lookUp(unknown, run);
      if (found === null) continue;
      present = found.present;
      groups.unshift(...groupsOf(found.missing, size));
      unknown = [];
    } else {
      const sent = await sendGroup(groups.shift() ?? [], present, run);
      groups.unshift(...groupsOf(sent.tooMany, size));
      unknown = sent.unknown;
    }
  }
  for (const { row } of unknown) await run.record(row, 'unsettled', null, [pending]);
}

/** Groups of rows with different names. */
function groupsOf(rows: readonly PlannedRow[], size: number): PlannedRow[][] {
  const groups: PlannedRow[][] = [];
  let names = new Set<string>();
  for (const row of rows) {
    const group = groups.at(-1);
    if (group === undefined || group.length >= size || names.has(row.namesakes)) {
      groups.push([row]);
      names = new Set();
    } else group.push(row);
    names.add(row.namesakes);
  }
  return groups;
}

/** Sends the rows at the same time; throws after the outcome of each is recorded. */
async function sendGroup(
  rows: readonly PlannedRow[],
  present: Map<string, number>,
  run: SendingRun,
): Promise<{ readonly tooMany: readonly PlannedRow[]; readonly unknown: readonly UnknownRow[] }> {
  const { journal, signal } = run.ports;
  const sent = rows.map((row) => ({ row, existing: present.get(row.namesakes) ?? 0 }));
  await journal.intend(sent.map(({ row: { ref }, existing }) => ({ ref, existing })));
  run.turns.started(rows.length);
  const answers = await Promise.all(sent.map(async (one) => ({ ...one, answer: await post(one.row, run) })));
  signal.throwIfAborted();
  await journal.settle(answers.flatMap(({ row, answer }) => settlementOf(row, answer)));
  for (const { row, answer } of answers) {
    if (answer.status === 'created') increase(present, row.namesakes);
    if (answer.status === 'created') await run.record(row, 'created', answer.id);
    if (answer.status === 'invalid') await run.record(row, 'invalid', null, answer.problems);
  }
  const errors = answers.flatMap(({ answer }) => ('error' in answer ? [answer.error] : []));
  if (errors.length < answers.length) run.turns.succeeded();
  for (const error of errors) {
    if (!isOutage(error)) throw error;
    run.turns.failed(error);
  }
  return {
    tooMany: answers.flatMap(({ row, answer }) => (answer.status === 'unsent' ? [row] : [])),
    unknown: answers.flatMap(({ row, existing, answer }) =>
      answer.status === 'unknown' ? [{ row, existing, error: answer.error }] : [],
    ),
  };
}

async function post({ draft, ref }: PlannedRow, { ports }: SendingRun): Promise<Answer> {
  try {
    const { id, version = null } = await ports.createOne(draft, ref, ports.signal);
    return { status: 'created', id, version };
  } catch (error) {
    if (isAboutRow(error)) return { status: 'invalid', problems: error.problems };
    if (isUnsent(error) || (isOutage(error) && error.status === 429)) return { status: 'unsent', error };
    return { status: 'unknown', error };
  }
}

function settlementOf({ ref }: PlannedRow, answer: Answer): readonly Settlement[] {
  if (answer.status === 'unknown') return [];
  const { id, version } = answer.status === 'created' ? answer : { id: null, version: null };
  return [{ ref, status: answer.status, id, version }];
}

/**
 * Decides rows without an answer by the agency's list.
 * @returns how many athletes of each name it has, and the rows that are missing; null if it cannot be read now
 */
async function lookUp(
  unknown: readonly UnknownRow[],
  run: SendingRun,
): Promise<{ readonly present: Map<string, number>; readonly missing: readonly PlannedRow[] } | null> {
  try {
    const list = await run.ports.listMine(run.ports.signal);
    const ids = new Map(unknown.map(({ row }): [string, string[]] => [row.namesakes, []]));
    for (const athlete of list) ids.get(namesakeKey(athlete))?.push(athlete.id);
    return { present: countNamesakes(list), missing: await resolveAll(unknown, ids, run) };
  } catch (error) {
    if (!isOutage(error)) throw error;
    run.turns.failed(error);
    return null;
  }
}

/** @returns the rows to send again */
async function resolveAll(
  unknown: readonly UnknownRow[],
  ids: ReadonlyMap<string, readonly string[]>,
  run: SendingRun,
): Promise<readonly PlannedRow[]> {
  const resolved = unknown.map((one) => {
    const listed = ids.get(one.row.namesakes) ?? [];
    const id = listed.length === 1 ? (listed[0] ?? null) : null;
    return { ...one, id, verdict: resolveUnknown(one.existing, listed.length) };
  });
  const status = ({ fate }: PlannedRow) => (fate.kind === 'unknown' ? 'exists' : 'created');
  await run.ports.journal.settle(
    resolved.flatMap(({ row, id, verdict }): Settlement[] => {
      if (verdict === 'unclear') return [];
      return [{ ref: row.ref, ...(verdict === 'created' ? { status: status(row), id } : unsent) }];
    }),
  );
  const missing: PlannedRow[] = [];
  for (const { row, id, verdict, error } of resolved) {
    if (verdict === 'created') await run.record(row, status(row), id);
    else if (verdict === 'unclear') await run.record(row, 'unsettled', null, [unclear]);
    else if (run.countFailure(row.ref) < mostAttempts) missing.push({ ...row, fate: { kind: 'open' } });
    else await run.record(row, 'unsent', null, [{ field: null, message: failureText(error) }]);
  }
  return missing;
}

const unsent = { status: 'unsent', id: null } as const;
const unclear = {
  field: null,
  message:
    "No answer came when it was sent, and the agency's list cannot tell whether it was created. Look for it there.",
};
const pending = {
  field: null,
  message: 'No answer came when it was sent. Run the same import again to find out.',
};
