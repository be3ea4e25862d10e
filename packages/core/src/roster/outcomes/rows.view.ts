import { counted, firstOf } from '../../display/count.ts';
import type { ImportCheck } from '../checking/check-rows.ts';
import type { CellNote, ReadingGroup, RepairGroup, RowProblem } from '../checking/row-problems.ts';
import { fieldLabel } from './field-label.ts';
import { quoted } from './quoted.ts';

/** Rows with a problem are left out unless it is repaired; a warning keeps nothing back. */
export type FindingKind = 'problem' | 'warning';

/** What is said of cells with one repair. */
export interface GroupText {
  /** '2 cells in “GPA”' */
  readonly cells: string;
  /** 'must be a number from 1 to 4 in steps of 0.1. Give it …' */
  readonly text: string;
}

export function groupText(kind: FindingKind, group: RepairGroup): GroupText {
  const [{ column, field, expected, fix }] = group;
  const isRow = column === null && field !== '';
  const text = `${kind === 'problem' || isRow ? 'must be' : 'should be'} ${expected}. ${fix}`;
  if (isRow) return { cells: counted(group.length, 'row'), text };
  const name = column?.trim() ? `“${column}”` : 'the row';
  const about = field !== '' && fieldLabel(field) !== column ? `${name}, the ${fieldLabel(field)}` : name;
  return { cells: `${counted(group.length, 'cell')} in ${about}`, text };
}

/** 'row 2: “3.75” · row 4: “9” and 3 more' */
export function cellsText(group: RepairGroup, most: number): string {
  return firstOf(
    group.map(({ row, value }) => `row ${row}: ${quoted(value)}`),
    most,
    ' · ',
  );
}

/** A cell's finding, beside the cell. */
export function findingText(
  kind: FindingKind,
  { expected, fix }: Pick<RowProblem, 'expected' | 'fix'>,
): string {
  return `${kind === 'problem' ? 'Must be' : 'Expected'} ${expected}. ${fix}`;
}

/** A problem on a line of its own. */
export function problemText({ row, column, value, expected }: RowProblem): string {
  return `Row ${row}${column === null ? '' : `, ${column}`}: ${quoted(value)} must be ${expected}`;
}

/** A cell's reading, beside the cell. */
export function readingText({ value, read }: Pick<CellNote, 'value' | 'read'>): string {
  return `“${value}” is read as ${read}`;
}

export function readingsTitle(groups: readonly ReadingGroup[]): string {
  return `${counted(
    groups.reduce((sum, { count }) => sum + count, 0),
    'cell',
  )} read in other words`;
}

/** '12 cells in “Semester”: “Herbst” read as', before what was read. */
export function readingGroupText({ count, field, how, value }: ReadingGroup): string {
  const read = how === null ? '' : `, read ${how}`;
  return `${counted(count, 'cell')} in ${quoted(fieldLabel(field))}${read}: ${quoted(value)} read as`;
}

/** @param broken how many rows are invalid and not left out */
export function checkTitle(broken: number): string {
  if (broken === 0) return 'All rows can be imported';
  return `${counted(broken, 'row')} ${broken === 1 ? 'needs' : 'need'} a repair`;
}

/** 'Valid: 12 rows can be imported. 1 row repeats an earlier row.' */
export function validText({ valid, duplicates }: Pick<ImportCheck, 'valid' | 'duplicates'>): string {
  const repeats =
    duplicates.length === 0
      ? ''
      : ` ${counted(duplicates.length, 'row repeats', 'rows repeat')} an earlier row.`;
  return `Valid: ${counted(valid.length, 'row')} can be imported.${repeats}`;
}

export function namesakesText({ namesakes }: Pick<ImportCheck, 'namesakes'>): string {
  return `${namesakes.length === 1 ? 'row has' : 'rows have'} the name and sport of an earlier row, with other values`;
}
