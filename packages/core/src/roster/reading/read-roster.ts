import type { ImportSource } from '../import-source.ts';
import {
  delimiterNames,
  type ReadingChoice,
  type ReadingQuestion,
  type RosterReading,
} from '../reading-choice.ts';
import { decodeText } from './decode-text.ts';
import { delimitedRows } from './delimited.ts';
import { findDialect } from './delimiter.ts';
import { splitHeader } from './header-row.ts';
import { type JsonRows, jsonRows } from './json-rows.ts';
import { refuseMarkup, refuseOtherForms, startsWith } from './other-forms.ts';
import { pickSheet, sheetNotes } from './pick-sheet.ts';
import { readBytes } from './read-bytes.ts';
import { UnreadableError } from './unreadable.ts';

/** A file to read, as a browser's `File` has it. */
export interface RosterFile {
  /** For messages: 'roster.csv', 'standard input'. */
  readonly name: string;
  readonly stream: () => ReadableStream<Uint8Array>;
}

/** Rows of one import (rules/import.md#roster-size). */
const mostRows = 200_000;

/**
 * Reads a table of rows in any supported form: CSV, TSV, semicolons or bars in UTF-8, UTF-16 or an encoding of one
 * byte a letter, `.xlsx`, NDJSON, or a JSON array. Only undecidable facts become a question, which `choice` answers.
 * @throws {UnreadableError} if the file cannot be read as rows, or not as it was chosen
 */
export async function readRoster(
  { name, stream }: RosterFile,
  choice: ReadingChoice,
): Promise<RosterReading> {
  const bytes = await readBytes(stream());
  if (bytes.length === 0) throw new UnreadableError(`${name} is empty.`);
  refuseOtherForms(bytes);
  const isArchive = startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06');
  const table = isArchive ? await sheetTable(bytes, choice) : textTable(bytes, choice);
  if ('question' in table) return table;
  if (table.header.length === 0) throw new UnreadableError(`${name} has no rows.`);
  if (table.rows.length === 0) throw new UnreadableError(`${name} has a header and no rows below it.`);
  if (table.rows.length > mostRows)
    throw new UnreadableError(
      `${name} has ${table.rows.length} rows; at most ${mostRows} can be imported at once. Split it, each part with the header row, and import one after the other.`,
    );
  return { source: { name, ...table } };
}

type Table = Omit<ImportSource, 'name'>;

function textTable(bytes: Uint8Array, choice: ReadingChoice): Table | { readonly question: ReadingQuestion } {
  refuseChoices('A text file', choice, ['sheet']);
  const decoded = decodeText(bytes, choice.encoding);
  if ('question' in decoded) return decoded;
  const { text, encoding, notes } = decoded;
  refuseMarkup(text);
  const json = choice.delimiter === undefined ? jsonRows(text) : null;
  if (json !== null) return jsonTable(json, encoding.name, notes, choice);
  const dialect = findDialect(text.slice(0, 64 * 1024), choice.delimiter);
  const { headerRow, ...table } = splitHeader(delimitedRows(text, dialect), choice.headerRow);
  const form = `${delimiterNames[dialect.delimiter]}, ${encoding.name}${headerPlace(headerRow)}`;
  return { form, decimalComma: dialect.delimiter !== ',', ...table, notes };
}

function jsonTable(json: JsonRows, encoding: string, notes: readonly string[], choice: ReadingChoice): Table {
  const facts = { decimalComma: false, notes: [...notes, ...json.notes] };
  if (json.header === null) {
    const { headerRow, ...table } = splitHeader(json.rows, choice.headerRow);
    return { form: `${json.form}, ${encoding}${headerPlace(headerRow)}`, ...facts, ...table };
  }
  refuseChoices('JSON with keys', choice, ['headerRow']);
  return { form: `${json.form}, ${encoding}`, ...facts, header: json.header, rows: json.rows };
}

async function sheetTable(
  bytes: Uint8Array,
  choice: ReadingChoice,
): Promise<Table | { readonly question: ReadingQuestion }> {
  refuseChoices('A workbook', choice, ['encoding', 'delimiter']);
  const sheet = await pickSheet(bytes, choice.sheet);
  if ('question' in sheet) return sheet;
  const { headerRow, ...table } = splitHeader(sheet.rows, choice.headerRow);
  return {
    form: `Excel, the sheet "${sheet.name}"${headerPlace(headerRow)}`,
    sheet: sheet.name,
    decimalComma: false,
    ...table,
    notes: sheetNotes(sheet, headerRow, table.header),
  };
}

function headerPlace(headerRow: number): string {
  return headerRow === 1 ? '' : `, header in row ${headerRow}`;
}

const choiceNames: Readonly<Record<keyof ReadingChoice, string>> = {
  encoding: 'encoding',
  delimiter: 'separator',
  sheet: 'sheets',
  headerRow: 'header row',
};

/** Refuses a choice that changes nothing: it was meant for another file. */
function refuseChoices(form: string, choice: ReadingChoice, unfit: readonly (keyof ReadingChoice)[]): void {
  const found = unfit.find((key) => choice[key] !== undefined);
  if (found !== undefined)
    throw new UnreadableError(`${form} has no ${choiceNames[found]} to choose. Leave the choice out.`);
}
