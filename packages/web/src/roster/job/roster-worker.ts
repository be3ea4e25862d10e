import type { JudgedRow } from '@matchpoint/core/roster/checking/judge-row';
import type { ImportSource, SourceRow } from '@matchpoint/core/roster/import-source';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';
import type { ReadingChoice, RosterReading } from '@matchpoint/core/roster/reading-choice';
import workerUrl from './roster.worker.ts?worker&url';
import { scriptUrl } from './script-url.ts';
import { type Answered, type Asked, chunksOf, type FromWorker, type ToWorker } from './worker-messages.ts';

/** Reads and checks rosters in a worker. */
export interface RosterWorker {
  /** @throws {UnreadableError} if the file cannot be read as rows */
  readonly read: (file: File, choice: ReadingChoice, signal: AbortSignal) => Promise<RosterReading>;
  readonly judge: (
    source: ImportSource,
    match: ColumnMatch,
    signal: AbortSignal,
  ) => Promise<readonly JudgedRow[]>;
  readonly close: () => void;
}

interface Waiting {
  readonly answer: (answered: Answered) => void;
  readonly fail: (error: Error) => void;
}

const lost =
  'The part of the page that reads files could not be loaded. Check your connection and try again.';

export function startRosterWorker(): RosterWorker {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const { id, ...answered } = data;
    waiting.get(id)?.answer(answered);
  });
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new UnreadableError(lost));
  });

  const post = (message: ToWorker) => worker.postMessage(message);

  /** @param take returns the result as soon as the answers hold it, else undefined */
  function ask<T>(
    asked: Asked,
    signal: AbortSignal,
    take: (answered: Answered) => T | undefined,
  ): Promise<T> {
    lastId += 1;
    const id = lastId;
    return new Promise<T>((resolve, reject) => {
      const fail = (error: unknown) => reject(error);
      waiting.set(id, {
        fail,
        answer(answered) {
          if (answered.type === 'failed') return fail(failureOf(answered));
          const result = take(answered);
          if (result !== undefined) resolve(result);
        },
      });
      signal.addEventListener('abort', () => fail(signal.reason));
      signal.throwIfAborted();
      post({ ...asked, id });
    }).finally(() => waiting.delete(id));
  }

  return {
    read(file, choice, signal) {
      const rows: SourceRow[] = [];
      return ask(
        { type: 'read', name: file.name, file, choice },
        signal,
        (answered): RosterReading | undefined => {
          if (answered.type === 'rows') rows.push(...answered.rows);
          if (answered.type === 'question') return { question: answered.question };
          return answered.type === 'source' ? { source: { ...answered.form, rows } } : undefined;
        },
      );
    },
    async judge({ rows, ...form }, match, signal) {
      post({ type: 'prepare', form, match, id: 0 });
      const judged: JudgedRow[] = [];
      for (const chunk of chunksOf(rows)) {
        judged.push(
          ...(await ask({ type: 'judge', rows: chunk }, signal, (answered) =>
            answered.type === 'judged' ? answered.judged : undefined,
          )),
        );
      }
      return judged;
    },
    close: () => worker.terminate(),
  };
}

function failureOf({ message, isUnreadable }: Extract<Answered, { type: 'failed' }>): Error {
  return isUnreadable ? new UnreadableError(message) : new Error(message);
}
