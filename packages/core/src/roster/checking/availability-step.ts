import { memoize } from '../../display/memoize.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import type { SourceRow } from '../import-source.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import { isGraduation } from '../matching/presets.ts';
import { inUsualYears, readingTerms } from '../meaning/term.ts';
import type { CellReading } from './cell-values.ts';
import { fieldReader } from './field-reader.ts';
import { cellAt, keep, type RowFindings, refuse, take } from './row-findings.ts';
import { readingSaid } from './said-words.ts';
import { unstruck } from './struck.ts';

/** The semester, and the year that stands beside it or in its cell. Values for all rows fill what has no column. */
export function availabilityStep(
  { columns, set, meanings, guesses }: ColumnMatch,
  rows: readonly SourceRow[],
  nameAt: number,
): (row: RowFindings) => void {
  const [semesterAt, yearAt] = [columns.get('available_semester') ?? -1, columns.get('available_year') ?? -1];
  const [semester, allYear] = [set.get('available_semester')?.value, set.get('available_year')?.value];
  const header = guesses.map((guess) => guess.header);
  const graduates = isGraduation(header[yearAt] ?? '');
  const readYear = inUsualYears(fieldReader('available_year'), header);
  const readOwnYear = readingSaid(readYear, meanings['available_year'], readYear, false);
  const texts = () => rows.map(({ cells }) => (cells[semesterAt] ?? '').trim());
  const readTerm = memoize(readingTerms(texts, header));
  const readSemester = readingSaid(readTerm, meanings['available_semester'], readTerm, true);
  const aboveSemester = textAbove(rows, semesterAt, nameAt, readSemester);
  const aboveYear = textAbove(rows, yearAt, nameAt, readYear);
  return (row) => {
    const text = semester ?? cellAt(row, semesterAt);
    const available = readSemester(text);
    const isRead = 'value' in available && unstruck(text) === null;
    const season = take(row, semesterAt, 'available_semester', available);
    const above = season === null ? aboveSemester(row) : undefined;
    const stated = readOwnYear(cellAt(row, yearAt));
    const ofTerm = season?.year ?? null;
    const isBefore = graduates && ofTerm !== null && 'value' in stated && stated.value === ofTerm - 1;
    const year: typeof stated = isBefore
      ? { value: ofTerm, read: String(ofTerm), how: 'by the term after it', sure: 'likely' }
      : stated;
    const ownYear = take(row, yearAt, 'available_year', year);
    if (season !== null) row.draft.available_semester = season.semester;
    else if (isRead)
      refuse(row, semesterAt, 'available_semester', above === undefined ? noSemester : asAbove(above));
    if (ofTerm !== null && ownYear !== null && ofTerm !== ownYear)
      refuse(row, yearAt, 'available_year', twoYears);
    if (ownYear !== null) row.draft.available_year = ownYear;
    else if (ofTerm !== null) keep(row, semesterAt, 'available_year', readYear(String(ofTerm)));
    else if (allYear !== undefined) keep(row, yearAt, 'available_year', readYear(allYear));
    else if (!isYearRefused(row) && (yearAt >= 0 || (isRead && above === undefined))) {
      const yearAbove = aboveYear(row);
      const fault = yearAbove === undefined ? noYear : asAbove(yearAbove);
      refuse(row, yearAt < 0 ? semesterAt : yearAt, 'available_year', fault);
    }
  };
}

/** What stands above the blanks of a column before the names, where it is read (rules/import.md#layout). */
function textAbove(
  rows: readonly SourceRow[],
  index: number,
  nameAt: number,
  read: (text: string) => CellReading<unknown>,
): (row: RowFindings) => string | undefined {
  let above: ReadonlyMap<number, string> | undefined;
  const find = () => {
    let last = '';
    return new Map(
      rows.flatMap(({ row, cells }): [number, string][] => {
        const text = (cells[index] ?? '').trim();
        const reading = read(text);
        if (text !== '') last = 'value' in reading && reading.value !== null ? text : '';
        return text === '' && last !== '' ? [[row, last]] : [];
      }),
    );
  };
  return ({ source }) => {
    if (index < 0 || index >= nameAt) return undefined;
    above ??= find();
    return above.get(source.row);
  };
}

function asAbove(value: string) {
  return {
    expected: 'a term',
    fix: `The cell is empty, and ${value} stands above it: it may mean the same.`,
    offered: { text: `As above: ${value}`, value },
  };
}

function isYearRefused({ problems }: RowFindings): boolean {
  return problems.some(({ field }) => field === 'available_year');
}

const noSemester: TextFault = { expected: 'Fall or Spring', fix: 'Write Fall or Spring.' };
const noYear: TextFault = {
  expected: 'a year',
  fix: 'Give the year in a column "Year", or after the semester, as Fall 2027.',
};
const twoYears: TextFault = {
  expected: 'the year that stands beside the semester',
  fix: 'Two columns give different years: make them agree.',
};
