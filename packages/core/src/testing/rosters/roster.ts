import { type AthleteDraft, athleteDraft } from '../../athletes/fields/athlete-draft.ts';
import { scores } from '../../athletes/fields/athlete-fields.ts';
import { csvLine } from '../../display/csv.ts';
import type { Delimiter, ReadingChoice } from '../../roster/reading-choice.ts';
import { encode } from '../encode.ts';
import { type TestSheet, workbook } from '../workbook.ts';

/** The decisions of a person about a roster. Each but the columns of an unknown language answers one question. */
export interface Answers {
  readonly reading?: ReadingChoice;
  readonly columns?: Readonly<Record<string, string>>;
  /** The same value in all rows, for a field without a column. */
  readonly set?: Readonly<Record<string, string>>;
  /** What a word of the cells means. */
  readonly words?: Readonly<Record<string, string>>;
  /** Rounds the cells of a field. */
  readonly round?: 'GPA';
}

/** A roster as an agency keeps it, and the athletes that every face must import from it. */
export interface Roster {
  readonly name: string;
  /** The headers' language. */
  readonly language: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The agency's sports. */
  readonly sports: readonly string[];
  readonly answers: Answers;
  readonly athletes: readonly AthleteDraft[];
}

interface Form {
  /** Left out: UTF-8. */
  readonly encoding?: string;
  /** Left out: a comma. */
  readonly delimiter?: Delimiter;
  /** Counts the days of dates from 1904. */
  readonly is1904?: true;
  /** Left out: Tennis. */
  readonly sports?: readonly string[];
  readonly answers?: Answers;
}

/**
 * @param cells a line a row, with bars between cells. In a workbook `# Name` begins a sheet, `@2027` is a number in the
 * format Text, `'2027` a text, and `2009-05-31` a date.
 * @param athletes as `cells`, below the names of fields; `term` is the semester and the year
 */
export function roster(name: string, form: Form, cells: string, athletes: string): Omit<Roster, 'language'> {
  const { encoding = 'utf-8', delimiter = ',', is1904 = false, sports = ['Tennis'], answers = {} } = form;
  const text = () =>
    table(cells)
      .map((row) => csvLine(row, delimiter))
      .join('');
  const bytes = name.endsWith('.xlsx')
    ? workbook(sheets(cells, is1904), { isFrom1904: is1904, formats: [49] })
    : encode(text(), encoding);
  const [fields = [], ...rows] = table(athletes);
  return { name, bytes, sports, answers, athletes: rows.map((row) => athlete(fields, row)) };
}

function table(text: string): readonly (readonly string[])[] {
  const lines = text.trim().split('\n');
  return lines.map((line) => (line.trim() === '' ? [] : line.split('|').map((cell) => cell.trim())));
}

function sheets(cells: string, is1904: boolean): readonly TestSheet[] {
  const [first = '', ...others] = cells.split(/^\s*# /m);
  const named = others.map((part) => {
    const [name = '', ...lines] = part.split('\n');
    return { name, lines: lines.join('\n') };
  });
  const all = named.length === 0 ? [{ name: 'Sheet1', lines: first }] : named;
  return all.map(({ name, lines }) => ({
    name,
    rows: table(lines).map((row) => row.map((cell) => sheetCell(cell, is1904))),
  }));
}

function sheetCell(cell: string, is1904: boolean): TestSheet['rows'][number][number] {
  if (cell === '') return null;
  if (cell.startsWith("'")) return cell.slice(1);
  if (cell.startsWith('@')) return { xml: `<c s="4"><v>${cell.slice(1)}</v></c>` };
  if (/^\d+(\.\d+)?$/.test(cell)) return Number(cell);
  if (!/^\d{4}-\d\d-\d\d$/.test(cell)) return cell;
  const days = Date.parse(cell) / 86_400_000 + 25_569 - (is1904 ? 1462 : 0);
  return { xml: `<c s="1"><v>${days}</v></c>` };
}

function athlete(fields: readonly string[], row: readonly string[]): AthleteDraft {
  const cells = fields.map((field, index): [string, string] => [field, row[index] ?? '']);
  const [available_semester, year] = (Object.fromEntries(cells)['term'] ?? '').split(' ');
  const others = cells.flatMap(([field, cell]) => {
    if (cell === '' || field === 'term') return [];
    return [[field, scores.some((score) => score === field) ? Number(cell) : cell]];
  });
  const draft = { available_semester, available_year: Number(year), ...Object.fromEntries(others) };
  return athleteDraft.parse(draft);
}
