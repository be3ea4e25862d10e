import type { AthleteDraft } from '../../athletes/athlete.ts';
import {
  type AthleteField,
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
} from '../../athletes/athlete-fields.ts';
import { memoize } from '../../display/memoize.ts';
import { type TextLimit, textFault } from '../../fields/text.ts';
import { completedLink, isWebLink } from '../../fields/web-link.ts';
import type { ImportField } from '../matching/match-columns.ts';
import type { SourceRow } from '../reading/import-source.ts';
import {
  type CellFault,
  type CellReading,
  choiceReader,
  isNothing,
  readAvailability,
  readCountryCell,
  readNumberCell,
  readYearCell,
} from './cell-values.ts';
import type { RowProblem } from './row-problems.ts';

/** An athlete, or all that keeps the row from being one. Warnings keep nothing back. */
export interface RowReading {
  readonly draft: AthleteDraft | null;
  readonly problems: readonly RowProblem[];
  readonly warnings: readonly RowProblem[];
}

export interface RowDialect {
  /** Whether '3,7' is a number. */
  readonly decimalComma: boolean;
}

type Draft = Partial<Record<AthleteFieldName, string | number | undefined>>;

const readYear = memoize((text: string) => readYearCell(text, athleteFields.available_year));

/** Makes the reader of all rows of one file: what depends on its columns alone is done once. */
export function createRowReader(
  columns: ReadonlyMap<ImportField, number>,
  header: readonly string[],
  { decimalComma }: RowDialect,
): (row: SourceRow) => RowReading {
  const place = (field: ImportField) => columns.get(field) ?? -1;
  const [name, first, last] = [place('name'), place('first_name'), place('last_name')];
  const [semester, year] = [place('available_semester'), place('available_year')];
  const others = athleteFieldNames
    .filter((field) => !ownReading.has(field) && (columns.has(field) || 'default' in athleteFields[field]))
    .map((field) => ({ field, index: place(field), read: cellReader(field, decimalComma) }));
  const nameless = header.flatMap((column, index) => (column.trim() === '' ? [index] : []));
  const used = new Set(columns.values());

  return (source) => {
    const { row, cells } = source;
    const problems: RowProblem[] = [];
    const warnings: RowProblem[] = [];
    const draft: Draft = {};
    const cell = (index: number) => (cells[index] ?? '').trim();
    const about = (index: number, field: string, { expected, fix }: CellFault): RowProblem => ({
      row,
      column: header[index] ?? null,
      field,
      value: cells[index] ?? '',
      expected,
      fix,
    });
    const take = <T>(index: number, field: string, reading: CellReading<T>): T | null => {
      if ('value' in reading) return reading.value;
      problems.push(about(index, field, reading));
      return null;
    };
    const keep = (index: number, field: AthleteFieldName, reading: CellReading<string | number>) => {
      const value = take(index, field, reading);
      if (value === null) return;
      draft[field] = value;
      const warning = doubtAbout(field, value);
      if (warning !== null) warnings.push(about(index, field, warning));
    };

    const whole = name >= 0 ? cell(name) : [cell(first), cell(last)].filter(Boolean).join(' ');
    const nameAt = name >= 0 ? name : cell(last) === '' && first >= 0 ? first : last;
    keep(nameAt, 'name', whole === '' ? noName : textReading(whole, athleteFields.name));

    const available = readAvailability(cell(semester));
    const season = take(semester, 'available_semester', available);
    const ownYear = year < 0 ? null : take(year, 'available_year', readYear(cell(year)));
    if (season?.semester) draft.available_semester = season.semester;
    else if ('value' in available) problems.push(about(semester, 'available_semester', noSemester));
    const problemsBefore = problems.length;
    if (season?.year && ownYear !== null && season.year !== ownYear)
      problems.push(about(year, 'available_year', twoYears));
    const when = ownYear ?? season?.year ?? null;
    if (when !== null) {
      const fault = readYear(String(when));
      const legal = take(ownYear === null ? semester : year, 'available_year', fault);
      if (legal !== null) draft.available_year = legal;
    } else if (
      problemsBefore === problems.length &&
      !problems.some(({ field }) => field === 'available_year')
    ) {
      problems.push(about(year < 0 ? semester : year, 'available_year', noYear));
    }

    for (const { field, index, read } of others) keep(index, field, read(cells[index] ?? ''));

    for (const index of nameless)
      if (!used.has(index) && cell(index) !== '') warnings.push(about(index, '', noHeader));
    for (let index = header.length; index < cells.length; index += 1)
      if (cell(index) !== '') problems.push(about(index, '', beyond));

    return {
      draft: problems.length === 0 && isDraft(draft) ? draft : null,
      problems,
      warnings,
    };
  };
}

/** Fields that are read of more than one cell, each in its own way. */
const ownReading: ReadonlySet<AthleteFieldName> = new Set(['name', 'available_semester', 'available_year']);

/** The reader of a field's column, by its kind. */
function cellReader(
  name: AthleteFieldName,
  decimalComma: boolean,
): (cell: string) => CellReading<string | number> {
  const field: AthleteField = athleteFields[name];
  switch (field.kind) {
    case 'choice':
      return memoize(choiceReader(field));
    case 'country':
      return (cell) => readCountryCell(cell.trim());
    case 'year':
      return (cell) => readYearCell(cell.trim(), field);
    case 'score':
      return memoize((cell) => {
        const reading = readNumberCell(cell.trim(), field, decimalComma);
        return 'value' in reading ? reading : withHint(name, cell.trim(), reading);
      });
    case 'link':
      return (cell) => {
        const text = completedLink(cell.trim());
        if (isNothing(text)) return { value: null };
        return isWebLink(text) ? textReading(text, field) : noLink;
      };
    case 'text':
    case 'email':
      return (cell) => (cell.trim() === '' ? { value: null } : textReading(cell, field));
  }
}

/** Whether every draft's fields are there; each value has been judged by its reader. */
function isDraft(draft: Draft): draft is AthleteDraft {
  return athleteFieldNames.every((name) => !('required' in athleteFields[name]) || draft[name] !== undefined);
}

function textReading(value: string, limit: TextLimit): CellReading<string> {
  return textFault(value, limit) ?? { value };
}

/** What is worth a look at a value that is legal. */
function doubtAbout(field: AthleteFieldName, value: string | number): CellFault | null {
  if (typeof value === 'string') return value.includes('\ufffd') ? damaged : null;
  return field === 'TOEFL' && value >= 1 && value <= 6 ? newScale : null;
}

/** What a number that is refused was probably meant to be. */
function withHint(field: AthleteFieldName, text: string, fault: CellFault): CellFault {
  const value = Number(text.replace(',', '.'));
  if (field === 'TOEFL' && value >= 1 && value <= 6)
    return { ...fault, fix: 'It looks like the scale of 1 to 6: give the score on the scale of 0 to 120.' };
  if (field === 'ITF' && value > 0 && /^\d+[.,]\d{1,2}$/.test(text))
    return {
      ...fault,
      fix: 'It looks like a World Tennis Number: give the ITF ranking, or leave the cell empty.',
    };
  if (field === 'GPA' && value > 4)
    return {
      ...fault,
      fix: 'It is on another scale: convert it to the scale of 1 to 4, or leave the cell empty.',
    };
  return fault;
}

const noName: CellFault = { expected: 'a name', fix: 'Write the name, or remove the row.' };
const noSemester: CellFault = { expected: 'Fall or Spring', fix: 'Write Fall or Spring.' };
const noYear: CellFault = {
  expected: 'a year',
  fix: 'Give the year in a column "Year", or behind the semester, as Fall 2027.',
};
const twoYears: CellFault = {
  expected: 'the year that stands beside the semester',
  fix: 'Two columns give different years: make them agree.',
};
const noLink: CellFault = {
  expected: 'a link that starts with http:// or https://',
  fix: 'Write the whole address, as https://example.com/athlete.',
};
const noHeader: CellFault = {
  expected: 'a header above this cell',
  fix: 'The column has no header, so it is not imported: give it one, or empty it.',
};
const beyond: CellFault = {
  expected: 'as many cells as the header has',
  fix: 'The row has more cells than the header: put quotes around cells that contain the separator.',
};
const newScale: CellFault = {
  expected: 'a score of 0 to 120',
  fix: 'It looks like the scale of 1 to 6 in use since 2026: convert it if it is.',
};
const damaged: CellFault = {
  expected: 'whole letters',
  fix: 'Letters were lost before this file was written: write the text again.',
};
