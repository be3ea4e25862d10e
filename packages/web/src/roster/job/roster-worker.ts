import { inBatches } from '@matchpoint/core/display/in-batches';
import type { JudgedRow } from '@matchpoint/core/roster/checking/judge-row';
import type { ImportSource, RosterReading, SourceRow } from '@matchpoint/core/roster/import-source';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';
import type { ReadingChoice } from '@matchpoint/core/roster/reading-choice';
import workerUrl from './roster.worker.ts?worker&url';
import { type Answered, type Asked, chunkRows, lost, type NamedContent } from './worker-messages.ts';

/** Reads and checks rosters in a worker. */
export interface RosterWorker {
  /** @throws {UnreadableError} if the file cannot be read as rows */
  readonly read: (file: NamedContent, choice: ReadingChoice, signal: AbortSignal) => Promise<RosterReading>;
  readonly judge: (
    source: ImportSource,
    match: ColumnMatch,
    signal: AbortSignal,
  ) => Promise<readonly JudgedRow[]>;
  readonly close: () => void;
}

export function startRosterWorker(): RosterWorker {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module' });
  const broken = new AbortController();
  worker.addEventListener('error', () => broken.abort(new UnreadableError(lost)));
  const post = (asked: Asked, ports: MessagePort[] = []) => worker.postMessage(asked, ports);

  /** @param take returns the result as soon as the answers hold it, else undefined */
  function ask<T>(
    asked: Asked,
    signal: AbortSignal,
    take: (answered: Answered) => T | undefined,
  ): Promise<T> {
    const { port1: answers, port2: port } = new MessageChannel();
    return new Promise<T>((resolve, reject) => {
      for (const end of [signal, broken.signal]) {
        end.addEventListener('abort', () => reject(end.reason));
        end.throwIfAborted();
      }
      answers.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (data.type === 'failed') return reject(failureOf(data));
        const result = take(data);
        if (result !== undefined) resolve(result);
      };
      post(asked, [port]);
    }).finally(() => answers.close());
  }

  /** Rows that the worker has; null while others are read. */
  let lastRead: readonly SourceRow[] | null = null;

  return {
    read(file, choice, signal) {
      const rows: SourceRow[] = [];
      lastRead = null;
      return ask({ type: 'read', ...file, choice }, signal, (answered): RosterReading | undefined => {
        if (answered.type === 'rows') rows.push(...answered.rows);
        if (answered.type === 'question') return { question: answered.question };
        if (answered.type !== 'source') return undefined;
        lastRead = rows;
        return { source: { ...answered.form, rows } };
      });
    },
    async judge({ rows, ...form }, match, signal) {
      const areRead = rows === lastRead;
      post({ type: 'prepare', form, match, areRead });
      const judged: JudgedRow[] = [];
      if (!areRead) for (const chunk of inBatches(rows, chunkRows)) post({ type: 'add', rows: chunk });
      while (judged.length < rows.length) {
        judged.push(
          ...(await ask({ type: 'judge' }, signal, (answered) =>
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

/** As far as it is used here; TypeScript's own types of the DOM do not have it yet. */
interface TrustedTypes {
  /** The result is not text, but stands where `Worker` takes one. */
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const policy = window.trustedTypes?.createPolicy('matchpoint', { createScriptURL: (url) => url });

/**
 * The address of one of the app's own scripts, for `new Worker`: the Content-Security-Policy takes no plain text there.
 * @param url made by the build, never from what people enter
 */
function scriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
