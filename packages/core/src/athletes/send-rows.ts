import { ApiError } from '../api/api-error.ts';
import type { SendingEnd } from './import-outcome.ts';
import type { PlannedRow } from './planned-row.ts';
import { createRowQueue } from './row-queue.ts';
import { sendBatch } from './send-batch.ts';
import { createSingleSender, type IntendedRow } from './send-single.ts';
import { createDesk, type SendingDesk, type SendingPorts } from './sending-desk.ts';
import { createPace, mostBatches, type PaceOptions } from './sending-pace.ts';

export interface SendingOptions extends PaceOptions {
  /** Most rows a batch; 1 sends single POSTs from the start. */
  readonly batchRows: number;
}

/** Rows that wait for another one of their name, and rows that wait to be looked up: no more are read meanwhile. */
const mostWaiting = 1000;
const mostUnknown = 200;

/** Single rows that are written down before their turn, for each request that may be under way, and at most. */
const aheadPerRequest = 4;
const mostAhead = 256;

/**
 * Sends rows, in batches where the service takes them. Each is created once, whatever fails: a row that was sent is sent
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
  const failures: unknown[] = [];
  const failed = new AbortController();
  const fail = (error: unknown) => {
    failures.push(error);
    failed.abort();
  };
  const halted = AbortSignal.any([stop, signal, failed.signal]);
  const batchRows = Math.max(1, Math.min(options.batchRows, Math.floor(options.rate ?? options.batchRows)));
  /** Requests; what is written and told of their answers meanwhile, which takes no request's turn. */
  const [tasks, bookings] = [new Set<Promise<void>>(), new Set<Promise<void>>()];
  const ready: IntendedRow[] = [];
  let preparing: Promise<void> | null = null;
  let mode: 'asking' | 'batches' | 'singles' = options.batchRows > 1 ? 'asking' : 'singles';
  let isComplete = false;

  const isOver = () => halted.aborted || pace.isOver();
  const queue = createRowQueue(source, isOver);
  const tell = () =>
    ports.progress?.({
      counts: desk.counts(),
      limit: most(),
      rest: pace.rest(),
    });
  // Nobody races the tasks: each race would leave a reaction at every one of them.
  let wake = () => {};
  let someEnd: Promise<void> | null = null;
  const untilSomeEnd = () => {
    someEnd ??= new Promise((resolve) => {
      wake = resolve;
    });
    return someEnd;
  };
  const run = (among: Set<Promise<void>>, work: () => Promise<void>) => {
    const task = work()
      .finally(() => {
        tell();
      })
      .catch(fail)
      .finally(() => {
        among.delete(task);
        someEnd = null;
        wake();
      });
    among.add(task);
  };
  const start = (rows: number, work: () => Promise<void>) => {
    pace.started(rows);
    run(tasks, work);
  };
  const most = () => {
    switch (mode) {
      case 'asking':
        return 1;
      case 'batches':
        return Math.min(mostBatches, pace.limit());
      case 'singles':
        return pace.limit();
    }
  };
  const isMyTurn = async (): Promise<boolean> => {
    while (!isOver()) {
      const rest = pace.rest();
      if (tasks.size >= most()) await untilSomeEnd();
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
      if (mode === 'asking' && end.isAnswered) mode = 'batches';
    });
  const lookUp = async () => {
    try {
      await single.settle();
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unreachable') throw error;
      desk.failed(error);
    }
  };

  const stepByBatch = async (): Promise<boolean> => {
    const rows = await queue.take(batchRows);
    if (isOver()) return false;
    if (rows.length > 0) startBatch(rows);
    else if (tasks.size > 0) await untilSomeEnd();
    else return !queue.hasReturned();
    return false;
  };
  const prepare = async () => {
    const most = Math.min(mostAhead, aheadPerRequest * pace.limit());
    if (preparing !== null || ready.length * 2 > most) return;
    if (single.unknown() >= mostUnknown || single.waiting() >= mostWaiting) return;
    const rows = await queue.take(most);
    const open = rows.filter(({ fate }) => fate.kind !== 'unknown');
    for (const row of rows) if (row.fate.kind === 'unknown') single.recall(row);
    if (single.recalled() > 0 && (open.length > 0 || rows.length === 0)) {
      queue.putBack(open);
      await single.settleRecalled();
      return;
    }
    const free = open.filter((row) => !single.park(row));
    if (free.length === 0) return;
    preparing = single
      .intend(free)
      .then((intended) => {
        ready.push(...intended);
      }, fail)
      .finally(() => {
        preparing = null;
      });
  };
  const stepBySingle = async (): Promise<boolean> => {
    if (bookings.size >= mostAhead) await untilSomeEnd();
    for (const row of single.returned()) queue.putBack([row]);
    await prepare();
    if (isOver()) return false;
    const intended = ready.shift();
    if (intended !== undefined)
      start(1, async () => {
        const book = await single.send(intended);
        run(bookings, book);
      });
    else if (preparing !== null) await preparing;
    else if (tasks.size + bookings.size > 0) await untilSomeEnd();
    else if (single.unknown() > 0) await lookUp();
    else return single.recalled() + single.waiting() === 0 && !single.hasReturned() && !queue.hasReturned();
    return false;
  };

  try {
    while (!isComplete && (await isMyTurn()))
      isComplete = await (mode === 'singles' ? stepBySingle() : stepByBatch());
  } finally {
    await preparing;
    await Promise.all(tasks);
    await Promise.all(bookings);
    await queue.close();
  }
  signal.throwIfAborted();
  if (ready.length > 0) await single.drop(ready);
  if (failures.length > 0) throw failures[0];
  await single.giveUp();
  tell();
  if (isComplete) return { ending: 'complete', counts: desk.counts(), problem: null };
  if (stop.aborted) return { ending: 'stopped', counts: desk.counts(), problem: null };
  return { ending: 'unreachable', counts: desk.counts(), problem: desk.lastFailure() };
}
