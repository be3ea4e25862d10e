import { ApiError } from '../api/api-error.ts';
import type { SendingEnd } from './import-outcome.ts';
import type { PlannedRow } from './planned-row.ts';
import { createRowQueue } from './row-queue.ts';
import { sendBatch } from './send-batch.ts';
import { createSingleSender } from './send-single.ts';
import { createDesk, type SendingDesk, type SendingPorts } from './sending-desk.ts';
import { createPace, type PaceOptions } from './sending-pace.ts';

export interface SendingOptions extends PaceOptions {
  /** Most rows a batch; 1 sends single POSTs from the start. */
  readonly batchRows: number;
}

/** Rows that wait for another one of their name, and rows that wait to be looked up: no more are read meanwhile. */
const mostWaiting = 1000;
const mostUnknown = 200;

/**
 * Sends rows, by X5 where the service has it. Each is created once, whatever fails: a row that was sent is sent
 * again only where its client_ref is honoured, or after the agency's list has told that it is not there.
 * @throws {ApiError} what no row can help: not signed in, not allowed; what the journal or the source throw
 */
export async function sendRows(
  source: AsyncIterable<readonly PlannedRow[]>,
  facts: Pick<SendingDesk, 'listed' | 'nameKey'>,
  ports: SendingPorts,
  options: SendingOptions,
): Promise<SendingEnd> {
  const { clock, signal, stop } = ports;
  const pace = createPace(() => clock.now(), options);
  const desk = createDesk(ports, { ...facts, pace });
  const single = createSingleSender(desk);
  const halted = AbortSignal.any([stop, signal]);
  const batchRows = Math.max(1, Math.min(options.batchRows, Math.floor(options.rate ?? options.batchRows)));
  const tasks = new Set<Promise<void>>();
  let mode: 'asking' | 'batches' | 'singles' = options.batchRows > 1 ? 'asking' : 'singles';
  const failures: unknown[] = [];
  let isComplete = false;

  const isOver = () => failures.length > 0 || halted.aborted || pace.isOver();
  const queue = createRowQueue(source, isOver);
  const tell = () =>
    ports.progress?.({
      counts: desk.counts(),
      limit: mode === 'asking' ? 1 : pace.limit(),
      rest: pace.rest(),
    });
  const start = (rows: number, work: () => Promise<void>) => {
    pace.started(rows);
    const task = work()
      .catch((error: unknown) => {
        failures.push(error);
      })
      .finally(() => {
        tasks.delete(task);
        tell();
      });
    tasks.add(task);
  };
  const isMyTurn = async (): Promise<boolean> => {
    while (!isOver()) {
      const rest = pace.rest();
      if (tasks.size >= (mode === 'asking' ? 1 : pace.limit())) await Promise.race(tasks);
      else if (rest > 0) await clock.sleep(rest, halted);
      else return true;
    }
    return false;
  };
  const startBatch = (rows: readonly PlannedRow[]) =>
    start(rows.length, async () => {
      const end = await sendBatch(rows, mode === 'asking', desk);
      if (end === 'unsupported') {
        mode = 'singles';
        queue.putBack(rows);
        return;
      }
      for (const again of end.again) queue.putBack(again);
      if (mode === 'asking' && !end.again.includes(rows)) mode = 'batches';
    });
  const lookUp = async () => {
    try {
      await single.settle();
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unreachable') throw error;
      desk.failed(error);
    }
  };

  try {
    while (!isComplete && (await isMyTurn())) {
      for (const row of single.returned()) queue.putBack([row]);
      const mustWait = single.unknown() >= mostUnknown || single.waiting() >= mostWaiting;
      const rows = mustWait ? [] : await queue.take(mode === 'singles' ? 1 : batchRows);
      const [first] = rows;
      if (first !== undefined && mode !== 'singles') startBatch(rows);
      else if (first?.fate.kind === 'unknown') single.recall(first);
      else if (single.recalled() > 0) {
        queue.putBack(rows);
        await single.settleRecalled();
      } else if (first !== undefined) {
        if (!single.park(first)) start(1, () => single.send(first));
      } else if (tasks.size > 0) await Promise.race(tasks);
      else if (single.unknown() > 0) await lookUp();
      else isComplete = single.waiting() === 0 && !single.hasReturned() && !queue.hasReturned() && !isOver();
    }
  } finally {
    await Promise.all(tasks);
    await queue.close();
  }
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
  await single.giveUp();
  tell();
  if (isComplete) return { ending: 'complete', counts: desk.counts(), problem: null };
  if (stop.aborted) return { ending: 'stopped', counts: desk.counts(), problem: null };
  return { ending: 'unreachable', counts: desk.counts(), problem: desk.lastFailure() };
}
