import { firstOf } from '../../display/count.ts';
import type { ImportSource, RosterReading, SourceRow } from '../import-source.ts';
import { saidBy } from '../layout/headings.ts';
import { joinedTables } from '../layout/joined-tables.ts';
import {
  delimiterNames,
  delimiters,
  type ReadingChoice,
  type ReadingOption,
  type ReadingQuestion,
} from '../reading-choice.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { type Dialect, delimitedRows, findDialect } from './delimited.ts';
import { type Encoding, encodings } from './encoding.ts';
import { boundedHeader, splitHeader } from './header-row.ts';
import { type JsonRows, jsonRows } from './json-rows.ts';
import { refuseMarkup, refuseOtherForms, refuseStandIns, startsWith } from './other-forms.ts';
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
 * Reads a table of rows in any supported form: CSV, TSV, semicolons or bars in any usual encoding, `.xlsx`, NDJSON, or
 * a JSON array. Only undecidable facts become a question, which `choice` answers.
 * @param canAsk whether a person can answer
 * @throws {UnreadableError} if the file cannot be read as rows, or not as it was chosen
 */
export async function readRoster(
  { name, stream }: RosterFile,
  choice: ReadingChoice,
  canAsk = true,
): Promise<RosterReading> {
  const bytes = await readBytes(stream());
  if (bytes.length === 0) throw new UnreadableError(`${name} is empty.`);
  refuseStandIns(name, bytes);
  refuseOtherForms(bytes);
  const isArchive = startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06');
  const table = isArchive ? await sheetTable(bytes, choice) : textTable(bytes, choice, canAsk);
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

function textTable(
  bytes: Uint8Array,
  choice: ReadingChoice,
  canAsk: boolean,
): Table | { readonly question: ReadingQuestion } {
  refuseChoices('A text file', choice, ['sheet']);
  const decoded = decodeText(bytes, choice.encoding, canAsk);
  if ('question' in decoded) return decoded;
  const { text, encoding, notes } = decoded;
  refuseMarkup(text);
  const json = choice.delimiter === undefined ? jsonRows(text) : null;
  if (json !== null) return { ...jsonTable(json, decoded, choice), ...guessOf(decoded) };
  const start = text.slice(0, 64 * 1024);
  const dialect = findDialect(start, choice.delimiter);
  const cells = cutLongCells(delimitedRows(text, dialect));
  const { headerRow, option, ...table } = splitHeader(cells.rows, choice.headerRow);
  return {
    form: `${delimiterNames[dialect.delimiter]}, ${encoding.name}${headerPlace(headerRow)}`,
    options: [encodingOption(encoding), delimiterOption(start, dialect), option],
    decimalComma: dialect.delimiter !== ',',
    ...table,
    notes: [...notes, ...cells.notes],
    ...guessOf(decoded),
  };
}

function guessOf({ guessed }: DecodedText): Pick<ImportSource, 'guessed'> {
  return guessed === undefined ? {} : { guessed };
}

function jsonTable(json: JsonRows, { encoding, notes }: DecodedText, choice: ReadingChoice): Table {
  const cells = cutLongCells(json.rows);
  const facts = { decimalComma: false, notes: [...notes, ...json.notes, ...cells.notes] };
  const form = `${json.form}, ${encoding.name}`;
  const options = [encodingOption(encoding)];
  if (json.header === null) {
    const { headerRow, option, ...table } = splitHeader(cells.rows, choice.headerRow);
    return { form: `${form}${headerPlace(headerRow)}`, options: [...options, option], ...facts, ...table };
  }
  refuseChoices('JSON with keys', choice, ['headerRow']);
  return { form, options, ...facts, header: boundedHeader(json.header), rows: cells.rows };
}

async function sheetTable(
  bytes: Uint8Array,
  choice: ReadingChoice,
): Promise<Table | { readonly question: ReadingQuestion }> {
  refuseChoices('A workbook', choice, ['encoding', 'delimiter']);
  const picked = await pickSheet(bytes, choice.sheet);
  if ('question' in picked) return picked;
  const { sheets, options, notes } = picked;
  const isJoined = sheets.length > 1;
  const read = sheets.map((sheet) => {
    const cells = cutLongCells(sheet.rows);
    const { gender, ...said } = saidBy(sheet.name);
    const bySheet = { ...(gender !== undefined && { gender }), ...(isJoined && said) };
    const row = choice.headerRow === undefined ? undefined : choice.headerRow + sheet.from;
    const table = splitHeader(cells.rows, row, bySheet);
    const merged = firstOf(sheet.merged, 5);
    const isMerged = merged === '' ? [] : [`Merged cells count in each row that they cover: ${merged}.`];
    const layout = [...isMerged, ...table.layout];
    return { ...table, layout, notes: [...sheetNotes(sheet, table.headerRow, table.header), ...cells.notes] };
  });
  const [first] = read;
  const names = sheets.map(({ name }) => `"${name}"`);
  const places = sheets.map(({ name, from }) => (from === 0 ? `"${name}"` : `"${name}" from ${from + 1} on`));
  return {
    form: `Excel, the ${isJoined ? 'sheets' : 'sheet'} ${firstOf(names, 5)}${headerPlace(first?.headerRow ?? 0)}`,
    ...(!isJoined && { sheet: sheets[0]?.name ?? '' }),
    options: [...options, ...(first === undefined || isJoined ? [] : [first.option])],
    decimalComma: false,
    ...(isJoined || first === undefined ? joinedTables(read) : { header: first.header, rows: first.rows }),
    ...(!isJoined && first?.title !== undefined && { title: first.title }),
    notes: [...new Set([...notes, ...read.flatMap((table) => table.notes)])],
    layout: [
      ...(isJoined
        ? [`Sheets with one header are read as one list; rows are counted in ${firstOf(places, 5)}.`]
        : []),
      ...new Set(read.flatMap(({ layout }) => layout)),
    ],
  };
}

/** Characters of a cell: twice as many as the longest field takes. */
const longestCell = 10_000;

/** Cuts cells that are too long for any field, and slow to judge and to show. */
function cutLongCells(rows: readonly SourceRow[]): {
  readonly rows: readonly SourceRow[];
  readonly notes: readonly string[];
} {
  const long = new Set(
    rows.filter(({ cells }) => cells.some((cell) => cell.length > longestCell)).map(({ row }) => row),
  );
  if (long.size === 0) return { rows, notes: [] };
  const cut = (cell: string) => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell);
  return {
    rows: rows.map(({ row, cells }) => ({ row, cells: long.has(row) ? cells.map(cut) : cells })),
    notes: [
      `Cells with more than ${longestCell.toLocaleString('en')} characters are cut: ${long.size === 1 ? 'row' : 'rows'} ${firstOf([...long], 5)}.`,
    ],
  };
}

function encodingOption({ label, name }: Encoding): ReadingOption {
  const known = encodings.some((encoding) => encoding.label === label);
  const offered = known ? encodings : [{ label, name, use: '' }, ...encodings];
  return {
    key: 'encoding',
    used: offered.findIndex((encoding) => encoding.label === label),
    values: offered.map(({ label, name, use }) => ({
      name: use === '' ? name : `${name} (${use})`,
      choice: { encoding: label },
    })),
  };
}

/** The separators that the text has. */
function delimiterOption(start: string, { delimiter }: Dialect): ReadingOption {
  const offered = delimiters.filter((one) => one === delimiter || start.includes(one));
  return {
    key: 'delimiter',
    used: offered.indexOf(delimiter),
    values: offered.map((one) => ({ name: delimiterNames[one], choice: { delimiter: one } })),
  };
}

function headerPlace(headerRow: number): string {
  return headerRow < 2 ? '' : `, header in row ${headerRow}`;
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
