import { delimitedRows } from './delimited.ts';
import { delimiterNames, findDialect } from './delimiter.ts';
import { findEncoding } from './encoding.ts';
import { splitHeader } from './header-row.ts';
import type { ImportSource } from './import-source.ts';
import { jsonRows } from './json-rows.ts';
import { readBytes } from './read-bytes.ts';
import type { ReadingChoice, RosterReading } from './reading-choice.ts';
import { sheetRows } from './sheet.ts';
import { UnreadableError } from './unreadable.ts';

/** A file to read, as a browser's `File` has it. */
export interface RosterFile {
  /** For messages: 'roster.csv', 'standard input'. */
  readonly name: string;
  readonly stream: () => ReadableStream<Uint8Array>;
}

/** Rows of one import (rules.md#roster-size). */
const mostRows = 200_000;

/**
 * Reads a table of rows in any supported form: CSV, TSV, semicolons or bars in UTF-8, UTF-16 or Windows-1252, `.xlsx`,
 * NDJSON, or a JSON array.
 * @throws {UnreadableError} if the file cannot be read as rows
 */
export async function readRoster({ name, stream }: RosterFile, _: ReadingChoice): Promise<RosterReading> {
  const bytes = await readBytes(stream());
  if (bytes.length === 0) throw new UnreadableError(`${name} is empty.`);
  const table = await readTable(bytes);
  if (table.header.length === 0) throw new UnreadableError(`${name} has no rows.`);
  if (table.rows.length > mostRows)
    throw new UnreadableError(
      `${name} has ${table.rows.length} rows; at most ${mostRows} can be imported at once. Split it, each part with the header row, and import one after the other.`,
    );
  return { source: { name, ...table } };
}

type Table = Omit<ImportSource, 'name'>;

async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  refuseOtherForms(bytes);
  if (hasMagic(bytes, 'PK\x03\x04')) return sheetTable(bytes);
  const encoding = findEncoding(bytes);
  const text = new TextDecoder(encoding.label).decode(bytes);
  const isArray = /^\s*\[\s*(\{|\]|$)/.test(text);
  if (isArray || /^\s*\{\s*("|\}|$)/.test(text)) {
    const form = `${isArray ? 'a JSON array' : 'NDJSON'}, ${encoding.name}`;
    return { form, decimalComma: false, ...jsonRows(text, isArray) };
  }
  const dialect = findDialect(text.slice(0, 64 * 1024));
  const { headerRow, ...table } = splitHeader(delimitedRows(text, dialect));
  return {
    form: `${delimiterNames[dialect.delimiter]}, ${encoding.name}${headerPlace(headerRow)}`,
    decimalComma: dialect.delimiter !== ',',
    ...table,
  };
}

async function sheetTable(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const sheet = await sheetRows(bytes);
  const { headerRow, ...table } = splitHeader(sheet.rows);
  const which =
    sheet.of > 1 ? `the first of ${sheet.of} sheets, "${sheet.name}"` : `the sheet "${sheet.name}"`;
  return { form: `Excel, ${which}${headerPlace(headerRow)}`, decimalComma: false, ...table };
}

function headerPlace(headerRow: number): string {
  return headerRow === 1 ? '' : `, header in row ${headerRow}`;
}

function hasMagic(bytes: Uint8Array, magic: string): boolean {
  return [...magic].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

function refuseOtherForms(bytes: Uint8Array): void {
  const forms: readonly (readonly [magic: string, advice: string])[] = [
    ['\xd0\xcf\x11\xe0', 'This is an old Excel file (.xls). Save it as .xlsx or CSV.'],
    ['\x1f\x8b', 'This file is compressed. Unpack it first.'],
    ['%PDF', 'This is a PDF. Save the table as .xlsx or CSV.'],
  ];
  const found = forms.find(([magic]) => hasMagic(bytes, magic));
  if (found !== undefined) throw new UnreadableError(found[1]);
}
