import { athleteFields } from '../../athletes/fields/athlete-fields.ts';
import { readAvailability } from '../checking/availability-cell.ts';
import { type CellReading, isNothing, readCountryCell } from '../checking/cell-values.ts';
import { fieldReader } from '../checking/field-reader.ts';
import { plainCell } from '../checking/plain-cell.ts';
import type { ImportSource } from '../import-source.ts';
import { readingColumn } from '../meaning/column-meaning.ts';
import { readTerm } from '../meaning/term.ts';
import { draftField, type ImportField } from './import-field.ts';

/** Rows examined, and filled cells of a column among them. */
const [mostRows, mostCells] = [1000, 100];

/** The first cells of a column that are not empty. */
export function filledCells(rows: ImportSource['rows'], index: number): readonly string[] {
  const filled: string[] = [];
  for (const { cells } of rows.slice(0, mostRows)) {
    const text = (cells[index] ?? '').trim();
    if (text !== '') filled.push(text);
    if (filled.length === mostCells) break;
  }
  return filled;
}

/** Whether most names of a column stand as 'Lovelace, Ada'. */
export function areTurnedNames(cells: readonly string[]): boolean {
  return cells.filter((cell) => /^[^,]+,[^,]+$/.test(cell)).length * 2 > cells.length;
}

/** Whether all names of a column begin with the last one in capitals: DE LA CRUZ Ana. */
export function areInCapitals(cells: readonly string[]): boolean {
  return (
    cells.every((cell) => /^(?:[\p{Lu}'’.-]{2,} )+\p{Lu}\p{Ll}[^,]*$/u.test(cell)) &&
    cells.some((cell) => /^\p{Lu}{3}/u.test(cell))
  );
}

/** Whether a column's values are those of the field rather than another column's of it: whole names in Latin letters. */
export function fitsBest(field: ImportField, filled: readonly string[]): boolean {
  if (field !== 'name') return areReadAs(field, filled);
  return filled.filter((cell) => /\p{Script=Latin}\S*\s/u.test(cell)).length * 2 > filled.length;
}

/** Whether most of a column's values can be read as the field's; names and texts always can. */
export function areReadAs(field: ImportField, filled: readonly string[]): boolean {
  const name = draftField(field);
  const read =
    name === 'available_semester'
      ? (cell: string) => readTerm(cell, () => 'either')
      : readingColumn(name, fieldReader(name), '', () => new Set(filled), []);
  return filled.filter((cell) => 'value' in read(cell)).length * 2 > filled.length;
}

/** The field that a column's values look like; null if unclear. */
export function lookOf(filled: readonly string[]): Pick<Look, 'field' | 'what' | 'isWord'> | null {
  const cells = filled.map(plainCell).filter((cell) => !isNothing(cell));
  if (cells.length === 0) return null;
  return looks.find(({ fits, needs }) => areNearlyAll(cells, fits) && (needs?.(cells) ?? true)) ?? null;
}

/** A typing error or two do not change what a column is. */
function areNearlyAll(cells: readonly string[], fits: (cell: string) => boolean): boolean {
  return cells.filter(fits).length >= 0.9 * cells.length;
}

interface Look {
  readonly field: ImportField;
  readonly what: string;
  /** Whether words or addresses say it, so that another meaning is not probable. */
  readonly isWord?: true;
  readonly fits: (cell: string) => boolean;
  /** A condition on all values together. */
  readonly needs?: (cells: readonly string[]) => boolean;
}

const { UTR, SAT, available_year } = athleteFields;
const numberOf = (cell: string) => Number(cell.replace(',', '.'));
const isWithin = (cell: string, { min, max }: typeof UTR | typeof SAT | typeof available_year) =>
  numberOf(cell) >= min && numberOf(cell) <= max;
const isRead = (read: (cell: string) => CellReading<unknown>) => (cell: string) => {
  const reading = read(cell);
  return 'value' in reading && reading.value !== null;
};
const isTerm = isRead(readAvailability);
const isLink = (cell: string) => /^(https?:\/\/|www\.)\S+$/i.test(cell);
const isFilm = (cell: string) => isLink(cell) && /youtu|vimeo|hudl/i.test(cell);

const isName = (cell: string) => /^(?=.*\p{Lu})[\p{L}\p{M}.'’-]+(,? [\p{L}\p{M}.'’-]+){1,4}$/u.test(cell);
const haveWords = (cells: readonly string[]) => cells.every((cell) => /\p{L}.*\p{L}/u.test(cell));
const areDifferent = (cells: readonly string[]) => new Set(cells).size >= 0.9 * cells.length;

/** The first that fits counts. No average is told from other grades, nor one score of a test from another. */
const looks: readonly Look[] = [
  {
    field: 'available_year',
    what: 'years',
    fits: (cell) => /^\d{4}$/.test(cell) && isWithin(cell, available_year),
  },
  {
    field: 'available_semester',
    what: 'semesters',
    isWord: true,
    fits: (cell) => isTerm(cell) || /^S\s?['’]?\d\d$/i.test(cell),
    needs: (cells) => cells.some(isTerm),
  },
  { field: 'gender', what: 'genders', isWord: true, fits: isRead(fieldReader('gender')), needs: haveWords },
  { field: 'gender', what: 'genders', fits: isRead(fieldReader('gender')) },
  { field: 'sport', what: 'sports', isWord: true, fits: isRead(fieldReader('sport')) },
  { field: 'country_of_residence', what: 'countries', fits: isRead((cell) => readCountryCell(cell, false)) },
  { field: 'video_1', what: 'videos', isWord: true, fits: isFilm, needs: areDifferent },
  { field: 'profile_url', what: 'links', fits: isLink },
  {
    field: 'UTR',
    what: 'UTR ratings',
    fits: (cell) => /^\d{1,2}[.,]\d{1,2}$/.test(cell) && isWithin(cell, UTR),
    needs: (cells) => cells.some((cell) => numberOf(cell) > 5),
  },
  {
    field: 'SAT',
    what: 'SAT scores',
    fits: (cell) => /^\d{2,3}0$/.test(cell) && isWithin(cell, SAT),
    needs: (cells) => cells.some((cell) => numberOf(cell) > 1000),
  },
  {
    field: 'last_first_name',
    what: 'names with the last one first',
    fits: isName,
    needs: (cells) => areDifferent(cells) && areTurnedNames(cells),
  },
  { field: 'name', what: 'names', fits: isName, needs: areDifferent },
];
