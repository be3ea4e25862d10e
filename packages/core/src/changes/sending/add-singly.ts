import type { ListedAthlete } from '../../athletes/fields/athlete.ts';
import { countNamesakes, increase, namesakeKey } from '../../athletes/fields/namesakes.ts';
import { failureText } from '../../wire/api-error.ts';
import type { Problem } from '../../wire/problems.ts';
import { resolveUnknown } from '../../wire/resolve-unknown.ts';
import type { Addition, Outcome } from '../difference.ts';
import type { SettledAddition } from '../journal-entry.ts';
import { isAboutRow, isOutage, isUnsent, mostAttempts } from './failures.ts';
import type { SendingPorts } from './ports.ts';
import type { Turns } from './turns.ts';

/** An addition that was sent without an answer. */
interface Unanswered {
  readonly addition: Addition;
  /** Athletes of its name and sport at the agency before. */
  readonly existing: number;
  /** Why no answer came; null where an earlier run sent it. */
  readonly error: unknown;
}

/**
 * Adds athletes by single POSTs, one after the other, to a service that may ignore keys: the agency's list shows whether
 * one without an answer was stored.
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed
 */
export async function addSingly(
  additions: readonly Addition[],
  ports: SendingPorts,
  turns: Turns,
): Promise<void> {
  const queue: Addition[] = [];
  let unanswered = additions.flatMap((addition): Unanswered[] => {
    const fate = ports.journal.fateOf(addition.ref);
    if (fate.kind === 'unknown') return [{ addition, existing: fate.existing, error: null }];
    queue.push(addition);
    return [];
  });
  let present = new Map(ports.listed);
  let failures = 0;
  while (queue.length + unanswered.length > 0 && (await turns.next())) {
    const [next] = queue;
    if (unanswered.length > 0) {
      const list = await listNow(ports, turns);
      if (list === null) continue;
      present = countNamesakes(list);
      const missing = await lookUp(unanswered, list, ports);
      failures = missing.some(({ error }) => error !== null) ? failures + 1 : 0;
      if (failures < mostAttempts) queue.unshift(...missing.map(({ addition }) => addition));
      else
        for (const { addition, error } of missing)
          await record(ports, addition, 'unsent', failureText(error));
      failures %= mostAttempts;
      unanswered = [];
    } else if (next !== undefined) {
      const sent = await post(next, present, ports, turns);
      if (sent !== 'again') queue.shift();
      if (typeof sent !== 'string') unanswered = [sent];
    }
  }
  for (const { addition } of unanswered) await record(ports, addition, 'unknown', pending);
}

/** @returns whether it has an answer, has to be sent again, or may have been stored */
async function post(
  addition: Addition,
  present: Map<string, number>,
  ports: SendingPorts,
  turns: Turns,
): Promise<'answered' | 'again' | Unanswered> {
  const { service, journal, signal } = ports;
  const { ref, draft } = addition;
  const existing = present.get(addition.namesakes) ?? 0;
  await journal.intend([[ref, draft.name, draft.sport, existing]]);
  turns.started(1);
  const answer = await service.createOne(draft, ref, signal).catch((error: unknown) => ({ error }));
  signal.throwIfAborted();
  if (!('error' in answer)) {
    turns.succeeded();
    increase(present, addition.namesakes);
    const { id, version = null } = answer;
    await settle(ports, [ref, 'created', id, version], { ...about(addition), status: 'done', id, version });
    return 'answered';
  }
  const { error } = answer;
  if (isAboutRow(error)) {
    turns.succeeded();
    const { problems } = error;
    await settle(ports, [ref, 'invalid', null, null], { ...about(addition), status: 'refused', problems });
    return 'answered';
  }
  if (isUnsent(error) || (isOutage(error) && error.status === 429))
    await journal.settle([[ref, 'unsent', null, null]]);
  if (!isOutage(error)) throw error;
  turns.failed(error);
  return error.status === 429 ? 'again' : { addition, existing, error };
}

/** Null: the service is away. */
async function listNow(
  { service, signal }: SendingPorts,
  turns: Turns,
): Promise<readonly ListedAthlete[] | null> {
  try {
    return await service.listMine(signal);
  } catch (error) {
    if (!isOutage(error)) throw error;
    turns.failed(error);
    return null;
  }
}

/**
 * Decides additions without an answer by the agency's list.
 * @returns those that are missing there
 */
async function lookUp(
  unanswered: readonly Unanswered[],
  list: readonly ListedAthlete[],
  ports: SendingPorts,
): Promise<readonly Unanswered[]> {
  const ids = new Map(unanswered.map(({ addition }): [string, string[]] => [addition.namesakes, []]));
  for (const athlete of list) ids.get(namesakeKey(athlete))?.push(athlete.id);
  const missing: Unanswered[] = [];
  for (const one of unanswered) {
    const { addition, existing, error } = one;
    const found = ids.get(addition.namesakes) ?? [];
    const id = found.length === 1 ? (found[0] ?? null) : null;
    const verdict = resolveUnknown(existing, found.length);
    if (verdict === 'created') {
      const status = error === null ? 'exists' : 'done';
      await settle(ports, [addition.ref, 'created', id, null], { ...about(addition), status, id });
    } else if (verdict === 'unclear') await record(ports, addition, 'unknown', unclear);
    else {
      await ports.journal.settle([[addition.ref, 'unsent', null, null]]);
      missing.push(one);
    }
  }
  return missing;
}

async function settle(ports: SendingPorts, settled: SettledAddition, outcome: Outcome): Promise<void> {
  try {
    await ports.journal.settle([settled]);
  } finally {
    await ports.answered([outcome]);
  }
}

async function record(
  { answered }: SendingPorts,
  addition: Addition,
  status: Outcome['status'],
  message: string,
): Promise<void> {
  const problems: readonly Problem[] = [{ field: null, message }];
  await answered([{ ...about(addition), status, problems }]);
}

const about = ({ ref }: Addition) =>
  ({ kind: 'added', key: ref, id: null, version: null, problems: [] }) as const;

const unclear =
  "No answer came when it was sent, and the agency's list cannot tell whether it was created. Look for it there.";
const pending = 'No answer came when it was sent. Run the same import again to find out.';
