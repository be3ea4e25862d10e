import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { byteOrderMark } from '@matchpoint/core/display/csv';
import type { Command } from 'commander';
import { ExitError } from '../exit-error.ts';
import type { Format } from '../global-options.ts';
import type { Stream } from '../host.ts';
import { askYesOrNo, canAsk } from '../prompt/prompt.ts';
import { replaceFile } from '../replace-file.ts';
import type { Run } from '../run.ts';
import { codeText, isErrorCode } from '../system-error.ts';

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

export interface OutputOptions {
  readonly output?: string;
  readonly force?: boolean;
}

/** Adds `--output` and `--force`. */
export function addOutputOptions<C extends Command>(
  command: C,
  about = 'write to this file, as .csv, .json or .ndjson by its ending',
): C {
  return command.option('--output <file>', about).option('--force', 'overwrite an existing file');
}

/**
 * Allows overwriting a file by `--force` or by a confirmed question (rules/terminal.md#overwritten-files). An empty file, a
 * pipe and a device lose nothing.
 * @param isScript whether a flag rules out questions
 * @throws {ExitError}
 */
export async function mayOverwrite(
  { host }: Run,
  path: string,
  { force = false, isScript = false }: { readonly force?: boolean | undefined; readonly isScript?: boolean },
): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (force || found === null || !found.isFile() || found.size === 0) return;
  if (isScript || !canAsk(host))
    throw new ExitError('usage', `${path} exists already.`, '--force overwrites it.');
  if (!(await askYesOrNo(`${path} exists already. Overwrite it?`)))
    throw new ExitError('interrupted', `${path} was left as it is.`);
}

type Write = (stream: Stream) => Promise<void>;

/** Makes what writes to stdout, or atomically to a file. @throws {ExitError} if the file may not be overwritten */
export async function openOutput(run: Run, file: string | undefined, format: Format, force?: boolean) {
  if (file !== undefined) await mayOverwrite(run, file, { force });
  return (write: Write) => (file === undefined ? write(run.host.stdout) : writeFile(file, format, write));
}

async function writeFile(file: string, format: Format, write: Write): Promise<void> {
  const found = await stat(file).catch(() => null);
  // rules/terminal.md#lost-output
  const draft = found === null || found.isFile() ? `${file}.part` : file;
  const stream = createWriteStream(draft);
  // Writes and `finished` report it.
  stream.on('error', () => {});
  try {
    await once(stream, 'open');
    if (format === 'csv') stream.write(byteOrderMark);
    await write(stream);
    await finished(stream.end());
    if (draft !== file) await replaceFile(draft, file);
  } catch (error) {
    stream.destroy();
    if (draft !== file) await rm(draft, { force: true });
    throw fileError(stream.errored ?? error, file);
  }
}

function fileError(error: unknown, file: string): unknown {
  const isOfFile = error instanceof Error && 'code' in error && 'syscall' in error;
  if (!isOfFile) return error;
  const hint = isErrorCode(error, 'EBUSY', 'EPERM')
    ? 'Close it where it is open, in Excel for example.'
    : null;
  return new ExitError('file', `${file} cannot be written${codeText(error)}.`, hint);
}
