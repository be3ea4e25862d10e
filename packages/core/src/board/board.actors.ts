import { fromCallback, fromPromise } from 'xstate';
import type { Client } from '../client/client.ts';
import type { BoardReport, StoredBoard } from './board.machine.ts';
import { type Board, boardText, emptyBoard, readBoardText } from './board.ts';
import { BoardStorageError } from './board-storage-error.ts';
import { type CurrentAthletes, readAthletes } from './read-athletes.ts';
import { setAside, type TextStorage } from './set-aside.ts';

export interface BoardPorts {
  readonly client: Pick<Client, 'showAthlete'>;
  /** May throw, like a `localStorage` that is switched off. */
  readonly storage: () => TextStorage;
  readonly key: string;
  /** Calls back when the text may have changed outside of this tab. @returns what ends it */
  readonly watch: (changed: () => void) => () => void;
}

export function boardActors({ client, storage, key, watch }: BoardPorts) {
  /** The text that this tab last read or wrote. */
  let known: string | null = null;
  let report = () => {};
  const read = () => {
    known = guarded(() => storage().getItem(key));
    return known;
  };
  /** @returns undefined where the storage refuses; the next write reports it */
  const readIfPossible = () => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  return {
    readBoard: fromPromise<StoredBoard>(async () => {
      const text = read();
      if (text === null) return { board: emptyBoard, setAside: null };
      const board = readBoardText(text);
      if (board !== null) return { board, setAside: null };
      return { board: emptyBoard, setAside: setAside(storage(), key, text) };
    }),
    writeBoard: fromPromise<void, { readonly board: Board }>(async ({ input: { board } }) => {
      const text = boardText(board);
      // A page that is shown again has missed other tabs' writes: the machine reads them, and writes anew.
      if (guarded(() => storage().getItem(key)) !== known) return report();
      guarded(() => storage().setItem(key, text));
      known = text;
    }),
    boardReports: fromCallback(({ sendBack }: { sendBack: (report: BoardReport) => void }) => {
      report = () => {
        const before = known;
        const text = readIfPossible();
        if (text === undefined || text === before) return;
        const board = text === null ? emptyBoard : readBoardText(text);
        sendBack(board === null ? { type: 'outdated' } : { type: 'changedElsewhere', board });
      };
      return watch(() => report());
    }),
    readAthletes: fromPromise<CurrentAthletes, { readonly ids: readonly string[] }>(
      ({ input: { ids }, signal }) => readAthletes(ids, (id) => client.showAthlete(id, { signal })),
    ),
  };
}

function guarded<T>(use: () => T): T {
  try {
    return use();
  } catch (error) {
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    throw new BoardStorageError(isFull ? 'full' : 'refused', error);
  }
}
