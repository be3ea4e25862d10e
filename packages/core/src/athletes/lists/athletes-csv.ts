import { csvLine, csvRecord } from '../../display/csv.ts';
import type { Athlete } from '../fields/athlete.ts';
import { type ListColumn, listColumns } from './list-columns.ts';

/** Wire names of the columns' fields, which head a CSV (rules/lists.md#list-csv). */
export function csvFields(columns: readonly ListColumn[]): (keyof Athlete)[] {
  return columns.flatMap((column) => [...listColumns[column].fields]);
}

export function csvHeader(columns: readonly ListColumn[]): string {
  return csvLine(csvFields(columns));
}

/** The athletes as lines of CSV, with the values of the wire. */
export function csvRows(columns: readonly ListColumn[], athletes: readonly Athlete[]): string {
  const fields = csvFields(columns);
  return athletes.map((athlete) => csvRecord(fields, athlete)).join('');
}
