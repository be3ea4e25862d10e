import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportSource, SourceRow } from '@matchpoint/core/athletes/import-source';
import { bufferFile } from './buffer-file.ts';
import { delimitedRows } from './delimited.ts';
import { delimiterNames, findDialect } from './delimiter.ts';
import { type Encoding, findEncoding, readText } from './encoding.ts';
import { readHead, rowsBelow } from './header-row.ts';
import { type JsonRow, jsonArrayRows, jsonCells, ndjsonRows } from './json-rows.ts';
import { readSheet } from './sheet.ts';
import { readFileError, UnreadableError } from './unreadable.ts';

export interface OpenedRows extends ImportSource {
  /** SHA-256 of a stream (standard input, a pipe), hexadecimal; null for a file. */
  readonly fingerprint: string | null;
  /** Removes the temporary copy of a stream. */
  close(): Promise<void>;
}

/**
 * Opens a table of rows in any supported form: CSV, TSV, semicolons or bars in UTF-8, UTF-16 or Windows-1252, `.xlsx`,
 * NDJSON, or a JSON array. Text is read in chunks.
 * @param path '-' for standard input
 * @throws {UnreadableError} if the file cannot be read as rows
 */
export async function openRows(path: string, stdin: AsyncIterable<Uint8Array | string>): Promise<OpenedRows> {
  const name = path === '-' ? 'standard input' : basename(path);
  try {
    const isFile = path !== '-' && (await stat(path)).isFile();
    if (path !== '-' && (await stat(path)).isDirectory())
      throw new UnreadableError(`${path} is a folder, not a file.`);
    if (isFile) return { ...(await openFile(path, name)), fingerprint: null, close: async () => {} };
    const {
      path: kept,
      fingerprint,
      remove,
    } = await bufferFile(path === '-' ? stdin : createReadStream(path));
    try {
      return { ...(await openFile(kept, name)), fingerprint, close: remove };
    } catch (error) {
      await remove();
      throw error;
    }
  } catch (error) {
    throw readFileError(error, path);
  }
}

const startLength = 64 * 1024;

async function openFile(path: string, name: string): Promise<ImportSource> {
  const start = await readStart(path);
  if (start.length === 0) throw new UnreadableError(`${name} is empty.`);
  refuseOtherForms(start);
  if (hasMagic(start, 'PK\x03\x04')) return openSheet(path, name);
  const encoding = await findEncoding(path, start);
  const text = new TextDecoder(encoding.label).decode(start);
  const isArray = /^\s*\[\s*(\{|\]|$)/.test(text);
  if (isArray || /^\s*\{\s*("|\}|$)/.test(text)) return openJson(path, name, encoding, isArray);
  return openDelimited(path, name, encoding, text);
}

async function openSheet(path: string, name: string): Promise<ImportSource> {
  const sheet = await readSheet(path, (await stat(path)).size);
  const records = async function* () {
    yield sheet.rows;
  };
  const which =
    sheet.of > 1 ? `the first of ${sheet.of} sheets, "${sheet.name}"` : `the sheet "${sheet.name}"`;
  return withHead(name, `Excel, ${which}`, false, records);
}

async function openDelimited(
  path: string,
  name: string,
  encoding: Encoding,
  start: string,
): Promise<ImportSource> {
  const dialect = findDialect(start);
  const { delimiter } = dialect;
  const form = `${delimiterNames[delimiter]}, ${encoding.name}`;
  return withHead(name, form, delimiter !== ',', () => delimitedRows(readText(path, encoding), dialect));
}

async function withHead(
  name: string,
  form: string,
  decimalComma: boolean,
  records: () => AsyncIterable<readonly SourceRow[]>,
): Promise<ImportSource> {
  const { header, headerRow, samples } = await readHead(records());
  if (header.length === 0) throw new UnreadableError(`${name} has no rows.`);
  const where = headerRow === 1 ? '' : `, header in row ${headerRow}`;
  return {
    name,
    form: form + where,
    header,
    samples,
    decimalComma,
    rows: () => rowsBelow(records(), headerRow),
  };
}

/** Rows may have different keys: the header has all of them, in order of appearance. */
async function openJson(
  path: string,
  name: string,
  encoding: Encoding,
  isArray: boolean,
): Promise<ImportSource> {
  const records = (): AsyncIterable<readonly JsonRow[]> =>
    isArray ? jsonArrayRows(readText(path, encoding)) : ndjsonRows(readText(path, encoding));
  const keys = new Set<string>();
  const first: JsonRow[] = [];
  for await (const piece of records())
    for (const row of piece) {
      if (first.length < 5) first.push(row);
      for (const key in row.fields) keys.add(key);
    }
  const header = [...keys];
  return {
    name,
    form: `${isArray ? 'a JSON array' : 'NDJSON'}, ${encoding.name}`,
    header,
    samples: first.map((row) => jsonCells(row, header)),
    decimalComma: false,
    async *rows() {
      for await (const piece of records()) yield piece.map((row) => jsonCells(row, header));
    },
  };
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(startLength), 0, startLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function hasMagic(start: Uint8Array, magic: string): boolean {
  return [...magic].every((letter, index) => start[index] === letter.charCodeAt(0));
}

function refuseOtherForms(start: Uint8Array): void {
  const forms: readonly (readonly [magic: string, advice: string])[] = [
    ['\xd0\xcf\x11\xe0', 'This is an old Excel file (.xls). Save it as .xlsx or CSV.'],
    ['\x1f\x8b', 'This file is compressed. Unpack it first.'],
    ['%PDF', 'This is a PDF. Save the table as .xlsx or CSV.'],
  ];
  const found = forms.find(([magic]) => hasMagic(start, magic));
  if (found !== undefined) throw new UnreadableError(found[1]);
}
