import { isStorable } from '../api/payload.ts';
import {
  type AthleteDraft,
  athleteLimits,
  athleteTextLimits,
  isWebLink,
  type Metric,
  metrics,
  sports,
} from './athlete.ts';
import type { ImportField } from './athlete-columns.ts';
import {
  type CellFault,
  type CellReading,
  isNothing,
  readAvailability,
  readCountryCell,
  readGenderCell,
  readNumberCell,
  readYearCell,
  remembered,
} from './cell-values.ts';
import type { SourceRow } from './import-source.ts';
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

type Draft = { -readonly [Field in keyof AthleteDraft]?: AthleteDraft[Field] };

/** Makes the reader of all rows of one file: what depends on its columns alone is done once. */
export function createRowReader(
  columns: ReadonlyMap<ImportField, number>,
  header: readonly string[],
  { decimalComma }: RowDialect,
): (row: SourceRow) => RowReading {
  const place = (field: ImportField) => columns.get(field) ?? -1;
  const [name, first, last] = [place('name'), place('first_name'), place('last_name')];
  const [semester, year] = [place('available_semester'), place('available_year')];
  const [sport, gender, country, bio] = [
    place('sport'),
    place('gender'),
    place('country_of_residence'),
    place('bio'),
  ];
  const scores = metrics
    .filter((metric) => columns.has(metric))
    .map((metric) => {
      const limit = athleteLimits[metric];
      return [
        metric,
        place(metric),
        remembered((text) => readNumberCell(text, limit, decimalComma)),
      ] as const;
    });
  const readYear = remembered((text) => readYearCell(text, athleteLimits.available_year));
  const links = (['profile_url', 'video_1'] as const)
    .filter((field) => columns.has(field))
    .map((field) => [field, place(field)] as const);
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
    const text = (value: string, index: number, field: keyof typeof athleteTextLimits) => {
      const fault = textFault(value, athleteTextLimits[field]);
      if (fault !== null) problems.push(about(index, field, fault));
      if (value.includes('\ufffd')) warnings.push(about(index, field, damaged));
      return value;
    };

    const whole = name >= 0 ? cell(name) : [cell(first), cell(last)].filter(Boolean).join(' ');
    const nameAt = name >= 0 ? name : cell(first) === '' ? first : last;
    if (whole === '') problems.push(about(nameAt, 'name', noName));
    else draft.name = text(whole, nameAt, 'name');

    const wantedSport = sport < 0 ? '' : cell(sport);
    const knownSport = sports.find((value) => value.toLowerCase() === wantedSport.toLowerCase());
    if (knownSport !== undefined) draft.sport = knownSport;
    else if (isNothing(wantedSport)) draft.sport = 'Tennis';
    else problems.push(about(sport, 'sport', noSport));

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

    if (gender >= 0) {
      const value = take(gender, 'gender', readGenderCell(cell(gender)));
      if (value !== null) draft.gender = value;
    }
    if (country >= 0) {
      const value = take(country, 'country_of_residence', readCountryCell(cell(country)));
      if (value !== null) draft.country_of_residence = value;
    }
    for (const [metric, index, readScore] of scores) {
      const value = cell(index);
      const reading = readScore(value);
      if (!('value' in reading)) problems.push(about(index, metric, withHint(metric, value, reading)));
      else if (reading.value !== null) {
        draft[metric] = reading.value;
        if (metric === 'TOEFL' && reading.value >= 1 && reading.value <= 6)
          warnings.push(about(index, metric, newScale));
      }
    }
    for (const [field, index] of links) {
      const value = cell(index);
      if (isNothing(value)) continue;
      draft[field] = text(value, index, field);
      if (!isWebLink(value)) problems.push(about(index, field, noLink));
    }
    if (bio >= 0 && cell(bio) !== '') draft.bio = text(cells[bio] ?? '', bio, 'bio');

    for (const index of nameless)
      if (!used.has(index) && cell(index) !== '') warnings.push(about(index, '', noHeader));
    for (let index = header.length; index < cells.length; index += 1)
      if (cell(index) !== '') problems.push(about(index, '', beyond));

    return {
      draft: problems.length === 0 && isWhole(draft) ? draft : null,
      problems,
      warnings,
    };
  };
}

function isWhole(draft: Draft): draft is AthleteDraft {
  const { name, sport, available_semester, available_year } = draft;
  return [name, sport, available_semester, available_year].every((value) => value !== undefined);
}

function textFault(value: string, max: number): CellFault | null {
  if (value.length > max) return { expected: `at most ${max} characters`, fix: 'Shorten the text.' };
  if (!isStorable(value))
    return { expected: 'text', fix: 'Remove the characters that cannot be shown or stored.' };
  return null;
}

/** What a number that is refused was probably meant to be. */
function withHint(metric: Metric, text: string, fault: CellFault): CellFault {
  const value = Number(text.replace(',', '.'));
  if (metric === 'TOEFL' && value >= 1 && value <= 6)
    return { ...fault, fix: 'It looks like the scale of 1 to 6: give the score on the scale of 0 to 120.' };
  if (metric === 'ITF' && value > 0 && /^\d+[.,]\d{1,2}$/.test(text))
    return {
      ...fault,
      fix: 'It looks like a World Tennis Number: give the ITF ranking, or leave the cell empty.',
    };
  if (metric === 'GPA' && value > 4)
    return {
      ...fault,
      fix: 'It is on another scale: convert it to the scale of 1 to 4, or leave the cell empty.',
    };
  return fault;
}

const noName: CellFault = { expected: 'a name', fix: 'Write the name, or remove the row.' };
const noSport: CellFault = {
  expected: sports.join(' or '),
  fix: `Write ${sports.join(' or ')}; an empty cell is Tennis.`,
};
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
