import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { byteOrderMark } from '@matchpoint/core/display/csv';
import type { Command } from 'commander';
import { ExitError } from './exit-error.ts';
import type { Format } from './global-options.ts';
import type { Stream } from './host.ts';
import { mayOverwrite } from './overwrite.ts';
import type { Run } from './run.ts';

/** The format of a file: by flag, else by its ending, else CSV. @param forTable the command that prints a table */
export function fileFormat(command: Command, file: string | undefined, forTable: string): Format {
  const asked = command.optsWithGlobals<{ format?: Format }>().format;
  const isAsked = command.getOptionValueSourceWithGlobals('format') === 'cli';
  if (isAsked && asked === 'table')
    throw new ExitError('usage', `A file is csv, json or ndjson; for a table: ${forTable}`);
  if (isAsked && asked !== undefined) return asked;
  const end = /\.(json|ndjson|csv)$/i.exec(file ?? '')?.[1]?.toLowerCase();
  return end === 'json' || end === 'ndjson' ? end : 'csv';
}

/** Adds `--output` and `--force`. */
export function addOutputOptions(
  command: Command,
  about = 'write to this file, as .csv, .json or .ndjson by its ending',
): Command {
  return command.option('--output <file>', about).option('--force', 'overwrite an existing file');
}

/** What a command writes, to stdout or to a file. */
type Writing = (write: (stream: Stream) => Promise<void>) => Promise<void>;

/**
 * Writes to stdout, or to a file atomically.
 * @throws {ExitError} if the file exists and may not be overwritten
 */
export async function openOutput(
  run: Run,
  file: string | undefined,
  format: Format,
  force?: boolean,
): Promise<Writing> {
  if (file === undefined) return (write) => write(run.host.stdout);
  await mayOverwrite(run, file, { force });
  return (write) => writeFile(file, format, write);
}

async function writeFile(
  file: string,
  format: Format,
  write: (stream: Stream) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part`;
  const stream = createWriteStream(draft);
  try {
    await once(stream, 'open');
    if (format === 'csv') stream.write(byteOrderMark);
    await write(stream);
    stream.end();
    await once(stream, 'close');
    await rename(draft, file);
  } catch (error) {
    stream.destroy();
    await rm(draft, { force: true });
    throw fileError(error, file);
  }
}

function fileError(error: unknown, file: string): unknown {
  const isOfFile = error instanceof Error && 'code' in error && 'path' in error;
  return isOfFile ? new ExitError('file', `${file} cannot be written (${error.code}).`) : error;
}
