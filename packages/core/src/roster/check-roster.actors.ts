import { fromPromise } from 'xstate';
import type { JudgeInput, OpenInput } from './check-roster.machine.ts';
import { judgeRows } from './checking/check-rows.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import type { RosterReading } from './import-source.ts';
import { type RosterFile, readRoster } from './reading/read-roster.ts';

export interface CheckRosterPorts {
  readonly open: (signal: AbortSignal) => Promise<RosterFile>;
  /** Receives how many rows were judged so far. */
  readonly progress?: (rows: number) => void;
}

/** The actors of `checkRosterMachine`, in this thread. */
export function checkRosterActors({ open, progress }: CheckRosterPorts) {
  return {
    openSource: fromPromise<RosterReading, OpenInput>(async ({ input: { choice, canAsk }, signal }) =>
      readRoster(await open(signal), choice, canAsk),
    ),
    judgeRows: fromPromise<readonly JudgedRow[], JudgeInput>(({ input: { source, match }, signal }) =>
      judgeRows(source, match, async (rows) => {
        progress?.(rows);
        await nextTurn();
        signal.throwIfAborted();
      }),
    ),
  };
}

/** Lets the host handle events of the person. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
