import { readSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ImportJournal, RowFate } from '@matchpoint/core/athletes/import-journal';
import { createKeyTable, type KeyTable } from '@matchpoint/core/athletes/key-table';
import { keyOf } from '@matchpoint/core/athletes/row-identity';
import { createAppendLog } from './journal/append-log.ts';
import {
  type Binding,
  intentLine,
  type JournalLine,
  readLine,
  runLine,
  settlementLine,
} from './journal/journal-lines.ts';
import { lockFile } from './journal/lock-file.ts';

export interface OpenedJournal extends ImportJournal {
  readonly path: string;
  close(): Promise<void>;
}

/** Milliseconds: nobody waits for a settlement but the report, and a flush for each would take the processor's time. */
const settlementPatience = 40;

/**
 * Opens the first of the paths that can be written, and reads what earlier runs against the same service and agency
 * left there. A file is known by its rows, so a journal never speaks of a row that has changed.
 * @throws {LockedError} while another run has it
 */
export async function openJournal(paths: readonly string[], binding: Binding): Promise<OpenedJournal> {
  const { path, unlock } = await lockFirst(paths);
  try {
    const file = await open(path, 'a+', 0o600);
    const fates = createKeyTable();
    const { size, isWhole } = await readFates(file, binding, fates);
    const log = await createAppendLog(file, path, size === 0);
    await log.append([...(isWhole ? [] : ['']), runLine(binding)]);
    return {
      path,
      fateOf: (ref) => fateOf(fates.get(ref)),
      idOf: (ref) => idAt(file.fd, fates.get(ref)),
      async intend(rows) {
        for (const { ref, there } of rows) fates.set(keyOf(ref), unknownSign(there));
        await log.append([intentLine(rows)]);
      },
      async settle(rows) {
        await log.append(rows.map(settlementLine), settlementPatience);
        for (const { ref, status } of rows) fates.set(keyOf(ref), isDone(status) ? doneSomewhere : 0);
      },
      async close() {
        await log.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function lockFirst([path = '', ...others]: readonly string[]): Promise<{
  readonly path: string;
  readonly unlock: () => Promise<void>;
}> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unlock = await lockFile(`${path}.lock`);
    return { path, unlock };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (others.length > 0 && (code === 'EACCES' || code === 'EROFS' || code === 'EPERM'))
      return lockFirst(others);
    throw error;
  }
}

// A row's fate as a number: 0 open, 2 and above sent, below 0 done, with the place of the line that says so.
const doneSomewhere = -1;
const unknownSign = (there: number | null) => (there === null ? 2 : 3 + there);
const isDone = (status: string) => status === 'created' || status === 'exists';

function fateOf(sign: number): RowFate {
  if (sign < 0) return { kind: 'done' };
  if (sign === 0) return { kind: 'open' };
  return { kind: 'unknown', there: sign === 2 ? null : sign - 3 };
}

function idAt(fd: number, sign: number): string | null {
  if (sign >= doneSomewhere) return null;
  const buffer = Buffer.alloc(1024);
  const length = readSync(fd, buffer, 0, buffer.length, -sign - 1);
  const [text = ''] = buffer.toString('utf8', 0, length).split('\n');
  const line = readLine(text);
  return line !== null && 'ref' in line ? line.id : null;
}

/** @returns the size of the file, and whether its last line has an end */
async function readFates(
  file: FileHandle,
  binding: Binding,
  fates: KeyTable,
): Promise<{ readonly size: number; readonly isWhole: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  let isMine = false;
  const take = (line: JournalLine | null, place: number) => {
    if (line === null) return;
    if ('run' in line) isMine = line.run.service === binding.service && line.run.agency === binding.agency;
    else if (!isMine) return;
    else if ('sending' in line)
      for (const [ref, there = null] of line.sending) fates.set(keyOf(ref), unknownSign(there));
    else fates.set(keyOf(line.ref), isDone(line.status) ? -(place + 1) : 0);
  };
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false, highWaterMark: 1 << 18 })) {
    const bytes: Buffer = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      take(readLine(bytes.toString('utf8', start, end)), offset + start);
      start = end + 1;
    }
    rest = bytes.subarray(start);
    offset += start;
  }
  return { size: offset + rest.length, isWhole: rest.length === 0 };
}
