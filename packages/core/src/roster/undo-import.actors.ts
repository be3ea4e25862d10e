import { fromPromise } from 'xstate';
import type { ImportJournal } from './journal/import-journal.ts';
import { planUndo, type UndoCounts, type UndoEnd, type UndoPlan } from './journal/plan-undo.ts';
import type { Clock, ImportService } from './sending/ports.ts';
import { sendUndo } from './sending/send-undo.ts';
import { systemClock } from './sending/sending-clock.ts';

export interface UndoImportPorts {
  /** Signs in and finds the agency. */
  readonly service: (signal: AbortSignal) => Promise<ImportService>;
  /** The import's journal; opened after the service and the agency, closed by the host. */
  readonly journal: (signal: AbortSignal) => Promise<ImportJournal>;
  readonly clock?: Clock;
  /** Milliseconds without any success after which the service counts as unreachable. */
  readonly patience?: number;
  readonly progress?: (counts: UndoCounts, rest: number) => void;
}

/** The actors of `undoImportMachine`, for one undo. */
export function undoImportActors(ports: UndoImportPorts) {
  const { clock = systemClock, patience = 120_000, progress } = ports;
  const stop = new AbortController();
  let opened: { readonly service: ImportService; readonly journal: ImportJournal } | null = null;
  return {
    planUndo: fromPromise<UndoPlan>(async ({ signal }) => {
      const service = await ports.service(signal);
      const journal = opened?.journal ?? (await ports.journal(signal));
      opened = { service, journal };
      const listed = await service.inFull(await service.listMine(signal), signal);
      const done = journal.done();
      const some = done.find(({ id }) => listed.some((athlete) => athlete.id === id));
      return planUndo(done, listed, await service.canChange(some?.id, signal));
    }),
    applyUndo: fromPromise<UndoEnd, { readonly plan: UndoPlan }>(async ({ input: { plan }, signal }) => {
      if (opened === null) throw new Error('Nothing was planned');
      const ports = {
        ...opened.service,
        journal: opened.journal,
        clock,
        progress,
        stop: stop.signal,
        signal,
      };
      return sendUndo(plan, ports, { rate: null, patience });
    }),
    askToStop: fromPromise(async () => {
      stop.abort();
    }),
  };
}
