import { firstOf } from '../../display/count.ts';
import { unstruck } from '../checking/struck.ts';
import type { ReadingOption, ReadingQuestion } from '../reading-choice.ts';
import { type Archive, openArchive } from './archive.ts';
import { countKnownAbove, hasNames } from './header-row.ts';
import { areOneList, countedOn, withOneHeader } from './joined-sheets.ts';
import { UnreadableError } from './unreadable.ts';
import { openWorkbook, type WorkbookSheet } from './workbook.ts';
import { readWorksheet, type Worksheet } from './worksheet.ts';

/** Bytes: unpacked, a workbook is about ten times as large. */
const largestWorkbook = 50 * 1024 * 1024;

/** `from` is added to the numbers of its rows. */
export interface PickedSheet extends Worksheet, WorkbookSheet {
  readonly from: number;
}

export interface PickedSheets {
  /** One, or several with one header. */
  readonly sheets: readonly PickedSheet[];
  /** The sheets to choose from; none where there is one. */
  readonly options: readonly ReadingOption[];
  readonly notes: readonly string[];
}

/**
 * The sheets of an `.xlsx` workbook that have athletes, or the chosen one (rules/import.md#workbooks).
 * @param chosen the name of a sheet, its place from 1, or `*` for all with the first one's header
 * @throws {UnreadableError} if the archive is not a workbook, or is broken, empty or too large
 */
export async function pickSheet(
  bytes: Uint8Array,
  chosen?: string,
): Promise<PickedSheets | { readonly question: ReadingQuestion }> {
  if (bytes.length > largestWorkbook)
    throw new UnreadableError(
      `An .xlsx file may have ${largestWorkbook / 1024 / 1024} MB, and this one has more. Save it as CSV.`,
    );
  const archive = await openArchive(bytes);
  refuseOtherArchives(archive);
  try {
    return await pick(archive, chosen);
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError('The workbook is broken. Save it again as .xlsx or CSV.', { cause: error });
  }
}

async function pick(
  archive: Archive,
  chosen: string | undefined,
): Promise<PickedSheets | { readonly question: ReadingQuestion }> {
  const workbook = await openWorkbook(archive);
  const isAny = chosen === undefined || chosen === allSheets;
  const wanted = isAny ? workbook.sheets : [sheetNamed(workbook.sheets, chosen)];
  const sheets: (Worksheet & WorkbookSheet)[] = [];
  for (const sheet of wanted) sheets.push({ ...sheet, ...(await readWorksheet(archive, sheet, workbook)) });
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const [first, ...others] = filled;
  if (first === undefined)
    throw new UnreadableError(
      chosen === undefined
        ? 'The workbook has no sheet with rows.'
        : `The sheet "${sheets[0]?.name}" has no rows.`,
    );
  const rosters = filled.filter(({ rows }) => countKnownAbove(rows) > 1 && hasNames(rows));
  const joined = withOneHeader(rosters);
  const isJoined =
    joined.length > 1 && (chosen === allSheets || (joined.length === rosters.length && areOneList(rosters)));
  const used = isJoined ? joined : others.length === 0 ? [first] : onlyRoster(rosters);
  if (used !== null) {
    const unread = isAny ? filled.filter((sheet) => !used.includes(sheet)) : [];
    return {
      sheets: countedOn(used),
      options: sheetOptions(workbook.sheets, used),
      notes: unreadNote(unread),
    };
  }
  const [best] = filled.toSorted((one, other) => countKnownAbove(other.rows) - countKnownAbove(one.rows));
  return {
    question: {
      kind: 'sheet',
      preset: (best ?? first).name,
      sheets: filled.map(({ name, rows, isHidden }) => ({ name, rows: rows.length, isHidden })),
    },
  };
}

/** The only sheet with known columns, where it has so many that it is no other thing. */
function onlyRoster<Sheet extends Worksheet & WorkbookSheet>(
  rosters: readonly Sheet[],
): readonly Sheet[] | null {
  const [only, ...more] = rosters;
  const isClear = only !== undefined && !only.isHidden && countKnownAbove(only.rows) > 2;
  return isClear && more.length === 0 ? [only] : null;
}

/** Stands for all sheets with one header. */
const allSheets = '*';

function unreadNote(sheets: readonly WorkbookSheet[]): readonly string[] {
  const names = sheets.map(({ name }) => `"${name}"`);
  return names.length === 0
    ? []
    : [`Not read, as its header is another or has no known columns: ${firstOf(names, 5)}.`];
}

function sheetOptions(
  sheets: readonly WorkbookSheet[],
  used: readonly WorkbookSheet[],
): readonly ReadingOption[] {
  if (sheets.length === 1) return [];
  const isJoined = used.length > 1;
  const all = isJoined ? [{ name: 'All with the same header', choice: { sheet: allSheets } }] : [];
  const values = sheets.map(({ name, isHidden }) => ({
    name: `${name}${isHidden ? ' (hidden)' : ''}`,
    choice: { sheet: name },
  }));
  const at = sheets.findIndex(({ path }) => path === used[0]?.path);
  return [{ key: 'sheet', used: isJoined ? 0 : at, values: [...all, ...values] }];
}

/** By its name, else by its place. */
function sheetNamed(sheets: readonly WorkbookSheet[], chosen: string): WorkbookSheet {
  const bare = (text: string) => text.trim().toLowerCase();
  const found =
    sheets.find(({ name }) => name === chosen) ??
    sheets.find(({ name }) => bare(name) === bare(chosen)) ??
    sheets[Number(chosen) - 1];
  if (found !== undefined) return found;
  const names = sheets.map(({ name, isHidden }) => `"${name}"${isHidden ? ' (hidden)' : ''}`);
  throw new UnreadableError(`The workbook has no sheet "${chosen}". Its sheets: ${names.join(', ')}.`);
}

function refuseOtherArchives({ names }: Archive): void {
  const has = (name: string) => names.includes(name);
  const save = 'Open it and save it as .xlsx or CSV.';
  if (has('xl/workbook.bin')) throw new UnreadableError(`This is a binary workbook (.xlsb). ${save}`);
  if (has('Index/Document.iwa') || has('Index.zip'))
    throw new UnreadableError('This is a Numbers file. Open it in Numbers and export it as Excel or CSV.');
  if (has('mimetype') && has('content.xml'))
    throw new UnreadableError(`This is an OpenDocument file (.ods). ${save}`);
  if (has('word/document.xml'))
    throw new UnreadableError('This is a Word document. Save its table as .xlsx or CSV.');
  if (!names.some((name) => name.endsWith('[Content_Types].xml')))
    throw new UnreadableError(
      `This is a ZIP archive, not a workbook. Unpack it first: ${names.slice(0, 3).join(', ')}.`,
    );
}

/** Notes where the sheet is read otherwise than a person sees it. */
export function sheetNotes(
  sheet: PickedSheet,
  headerRow: number,
  header: readonly string[],
): readonly string[] {
  const { name, isHidden, rows, hiddenRows, hiddenColumns, uncalculated } = sheet;
  const hidden = new Set(hiddenRows);
  const data = rows.filter(({ row }) => row > headerRow);
  const hiddenData = data.filter(({ row }) => hidden.has(row));
  const struck = data.filter(({ cells }) => cells.some((cell) => unstruck(cell) !== null));
  const columns = hiddenColumns.map((index) => header[index]?.trim() ?? '').filter((text) => text !== '');
  return [
    isHidden ? `The sheet "${name}" is hidden in the workbook.` : '',
    rowsNote(
      hiddenData,
      'is hidden in the workbook, and is read, too',
      'are hidden in the workbook, and are read, too',
    ),
    rowsNote(struck, `has ${struckCells}`, `have ${struckCells}`),
    columns.length > 0
      ? `Hidden in the workbook, and read, too: ${columns.length === 1 ? 'the column' : 'the columns'} ${firstOf(
          columns.map((text) => `"${text}"`),
          5,
        )}.`
      : '',
    uncalculated > 0
      ? `${uncalculated === 1 ? 'One cell has a formula' : `${uncalculated} cells have formulas`} without a result, read as empty: open the workbook in a spreadsheet and save it.`
      : '',
  ].filter((note) => note !== '');
}

const struckCells = 'cells that are struck through, which count only where you take them';

/** 'Row 3 is hidden.', '2 rows are hidden: 3, 4.'; '' for no row. */
function rowsNote(rows: PickedSheet['rows'], one: string, several: string): string {
  const numbers = rows.map(({ row }) => row);
  if (numbers.length < 2) return numbers.map((row) => `Row ${row} ${one}.`).join('');
  return `${numbers.length} rows ${several}: ${firstOf(numbers, 5)}.`;
}
