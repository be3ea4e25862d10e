import { doubtAbout } from '../../athletes/fields/athlete-doubt.ts';
import type { AthleteDraft } from '../../athletes/fields/athlete-draft.ts';
import { athleteFields, type EveryFieldName, fieldNamed } from '../../athletes/fields/athlete-fields.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { isPersonal } from '../decisions.ts';
import type { SourceRow } from '../import-source.ts';
import type { CellReading } from './cell-values.ts';
import type { CellNote, RowProblem } from './row-problems.ts';
import { unstruck } from './struck.ts';

/** A draft, unless the row is a note or has problems that are not open. Warnings and readings do not block it. */
export interface JudgedRow {
  readonly draft: AthleteDraft | null;
  readonly problems: readonly RowProblem[];
  readonly warnings: readonly RowProblem[];
  readonly readings: readonly CellNote[];
}

/** Whether the row is a note or a total, and no athlete (rules/import.md#note-rows). */
export function isNote({ draft, problems }: JudgedRow): boolean {
  return draft === null && problems.length === 0;
}

/** One row while its cells are judged. A column's place is -1 where the file has no such column. */
export interface RowFindings {
  readonly source: SourceRow;
  readonly header: readonly string[];
  readonly draft: Partial<Record<EveryFieldName, string | number | boolean | undefined>>;
  readonly problems: RowProblem[];
  readonly warnings: RowProblem[];
  readonly readings: CellNote[];
}

export function cellAt({ source }: RowFindings, index: number): string {
  return (source.cells[index] ?? '').trim();
}

export function problemAt(
  { source: { row, cells }, header }: RowFindings,
  index: number,
  field: string,
  { expected, fix, offered }: TextFault & Pick<RowProblem, 'offered'>,
): RowProblem {
  return {
    row,
    index: index < 0 ? null : index,
    column: header[index] ?? null,
    field,
    value: cells[index] ?? '',
    expected,
    fix,
    isOpen: index >= 0 && canLack(field),
    ...(offered !== undefined && { offered }),
  };
}

/** Adds a problem. */
export function refuse(row: RowFindings, index: number, field: string, fault: TextFault): void {
  row.problems.push(problemAt(row, index, field, fault));
}

function canLack(field: string): boolean {
  const name = fieldNamed(field);
  return name !== null && !('required' in athleteFields[name]) && !('default' in athleteFields[name]);
}

/** As spreadsheets write it, in any language: #N/A, #REF!, #WERT!, #¿NOMBRE? */
function isFormulaError(text: string): boolean {
  return /^(#[¡¿]?[\p{Lu}\d/_]+[!?]|#N\/[AD]|#NV|Err:\d{3})$/u.test(text);
}

const failedFormula: TextFault = {
  expected: "a value, not a formula's error",
  fix: 'Correct the formula, or empty the cell.',
};

const struckFault: TextFault = {
  expected: 'a value that is not struck through',
  fix: 'Take the line off in the file where it counts.',
};

/** @returns the cell's reading; null where it is empty or its fault was added to the problems */
export function take<T>(row: RowFindings, index: number, field: string, reading: CellReading<T>): T | null {
  const text = cellAt(row, index);
  const isUnsaid = 'value' in reading && reading.isUnsaid === true;
  const plain = isUnsaid ? null : unstruck(text);
  if (plain !== null) {
    const offered = { text: 'Take what is struck through', value: plain };
    row.problems.push(problemAt(row, index, field, { ...struckFault, offered }));
    return null;
  }
  const found = isFormulaError(text) && !isUnsaid ? failedFormula : reading;
  if (!('value' in found)) {
    row.problems.push(problemAt(row, index, field, found));
    return null;
  }
  const { value, how = null } = found;
  const isDoubted = /[?？]$/u.test(text) && value !== null && !isPersonal(field);
  const { read = isDoubted ? String(value) : undefined, sure = isDoubted ? 'likely' : 'certain' } = found;
  if (read !== undefined) {
    const { source, header } = row;
    const [column = '', cell = ''] = [header[index], source.cells[index]];
    const note: CellNote = { row: source.row, index, column, field, value: cell, read, how, sure };
    row.readings.push(isUnsaid ? { ...note, isUnsaid } : note);
  }
  return value;
}

/** Puts the reading of a cell into the draft, and warns of doubtful values. */
export function keep(
  row: RowFindings,
  index: number,
  field: EveryFieldName,
  reading: CellReading<string | number | boolean>,
): void {
  const value = take(row, index, field, reading);
  if (value === null) return;
  row.draft[field] = value;
  const doubt = doubtAbout(field, value);
  if (doubt !== null) row.warnings.push(problemAt(row, index, field, doubt));
}
