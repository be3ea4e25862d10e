import { firstOf } from '../../display/count.ts';
import type { ReadingOption, ReadingQuestion } from '../reading-choice.ts';
import { type Archive, openArchive } from './archive.ts';
import { countKnownAbove } from './header-row.ts';
import { UnreadableError } from './unreadable.ts';
import { openWorkbook, type WorkbookSheet } from './workbook.ts';
import { readWorksheet, type Worksheet } from './worksheet.ts';

/** Bytes: unpacked, a workbook is about ten times as large. */
const largestWorkbook = 50 * 1024 * 1024;

export interface PickedSheet extends Worksheet, WorkbookSheet {
  /** The sheets to choose from; none where there is one. */
  readonly options: readonly ReadingOption[];
}

/**
 * The sheet of an `.xlsx` workbook that has rows, or the chosen one (rules/import.md#workbooks).
 * @param chosen the name of a sheet, or its place from 1
 * @throws {UnreadableError} if the archive is no workbook, or is broken, empty or too large
 */
export async function pickSheet(
  bytes: Uint8Array,
  chosen?: string,
): Promise<PickedSheet | { readonly question: ReadingQuestion }> {
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
): Promise<PickedSheet | { readonly question: ReadingQuestion }> {
  const workbook = await openWorkbook(archive);
  const wanted = chosen === undefined ? workbook.sheets : [sheetNamed(workbook.sheets, chosen)];
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
  if (others.length === 0) return { ...first, options: sheetOptions(workbook.sheets, first.path) };
  const [best] = filled.toSorted((one, other) => countKnownAbove(other.rows) - countKnownAbove(one.rows));
  return {
    question: {
      kind: 'sheet',
      preset: (best ?? first).name,
      sheets: filled.map(({ name, rows, isHidden }) => ({ name, rows: rows.length, isHidden })),
    },
  };
}

function sheetOptions(sheets: readonly WorkbookSheet[], used: string): readonly ReadingOption[] {
  if (sheets.length === 1) return [];
  return [
    {
      key: 'sheet',
      used: sheets.findIndex(({ path }) => path === used),
      values: sheets.map(({ name, isHidden }) => ({
        name: `${name}${isHidden ? ' (hidden)' : ''}`,
        choice: { sheet: name },
      })),
    },
  ];
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
  const { name, isHidden, rows, hiddenRows, hiddenColumns, merged, uncalculated } = sheet;
  const hidden = new Set(hiddenRows);
  const hiddenData = rows.filter(({ row }) => row > headerRow && hidden.has(row)).map(({ row }) => row);
  const columns = hiddenColumns.map((index) => header[index]?.trim() ?? '').filter((text) => text !== '');
  return [
    isHidden ? `The sheet "${name}" is hidden in the workbook.` : '',
    hiddenData.length === 1 ? `Row ${hiddenData[0]} is hidden in the workbook, and is read, too.` : '',
    hiddenData.length > 1
      ? `${hiddenData.length} rows are hidden in the workbook, and are read, too: ${firstOf(hiddenData, 5)}.`
      : '',
    columns.length > 0
      ? `Hidden in the workbook, and read, too: ${columns.length === 1 ? 'the column' : 'the columns'} ${firstOf(
          columns.map((text) => `"${text}"`),
          5,
        )}.`
      : '',
    merged.length > 0 ? `Merged cells count in each row that they cover: ${firstOf(merged, 5)}.` : '',
    uncalculated > 0
      ? `${uncalculated === 1 ? 'One cell has a formula' : `${uncalculated} cells have formulas`} without a result, read as empty: open the workbook in a spreadsheet and save it.`
      : '',
  ].filter((note) => note !== '');
}
