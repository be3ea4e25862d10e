import { optionalFields } from '../../athletes/fields/athlete-fields.ts';
import type { SourceRow } from '../import-source.ts';
import { fieldOf } from '../matching/column-aliases.ts';
import { draftField } from '../matching/import-field.ts';

/** A turned table is that of a few athletes beside each other: at most as many columns, and as many rows. */
const [mostColumns, mostRows] = [200, 2000];

export interface TurnedTable {
  readonly header: readonly string[];
  /** An athlete each, by the column of a turned table, or by the row in which its block begins. */
  readonly rows: readonly SourceRow[];
  readonly note: string;
}

/**
 * A table whose fields stand below each other, with an athlete in each column or in each of several blocks, as it would
 * stand the other way; null for any other table (rules/import.md#layout).
 * @param across how many known fields the best header row has
 */
export function turnedTable(filled: readonly SourceRow[], across: number): TurnedTable | null {
  if (filled.length > mostRows) return null;
  const lines = filled.flatMap(pairsOf);
  const labels = lines.map(({ cells: [label = ''] }) => label);
  const fields = labels.map((label) => fieldOf(label, optionalFields));
  const known = new Set(fields.flatMap((field) => field ?? []));
  const names = labels.filter((_, at) => fields[at] != null && draftField(fields[at]) === 'name');
  const [firstName] = names;
  const isFew =
    known.size < 3 || known.size <= across || lines.some(({ cells }) => cells.length > mostColumns);
  if (isFew || firstName === undefined || fields.filter((one) => one !== null).length * 2 < lines.length)
    return null;
  const starts = lines.flatMap((_, at) => (labels[at] === firstName ? [at] : []));
  const told = lines.slice(starts[0]).filter(({ cells }) => cells.some((cell, at) => at > 0 && cell !== ''));
  const header = [...new Set(told.map(({ cells: [label = ''] }) => label))];
  const isOne = starts.length === 1;
  const rows = starts.flatMap((start, nth) => {
    const block = lines.slice(start, starts[nth + 1]);
    const width = Math.max(...block.map(({ cells }) => cells.length));
    return Array.from({ length: width }, (_, index): SourceRow => {
      const valueFor = (label: string) =>
        block.find(({ cells }) => cells[0] === label)?.cells[index + 1] ?? '';
      const row = isOne ? index + 2 : (block[0]?.row ?? 0) + index;
      return { row, cells: header.map(valueFor) };
    }).filter(({ cells }) => cells.some((cell) => cell !== ''));
  });
  const note = isOne
    ? 'The table is turned: fields stand below each other, athletes beside each other. Rows are counted by its columns: B is 2.'
    : 'Each athlete is a block of fields below each other, and counts as the row in which that begins.';
  return { header, rows, note };
}

/** A line for each field that a row names, its label first: 'GPA: 3.7' in one cell, or 'Name:' and 'GPA:' beside each other. */
function pairsOf({ row, cells }: SourceRow): readonly SourceRow[] {
  const texts = cells.map((cell) => cell.trim());
  const filled = texts.filter((text) => text !== '');
  const [, inOne, value = ''] = /^([^:]{1,60}):\s*(?!\/\/)(.*)/su.exec(filled[0] ?? '') ?? [];
  if (inOne !== undefined && filled.length === 1) return [{ row, cells: [inOne.trim(), value] }];
  const isLabel = (text: string, at: number) => at % 2 === 1 || /^[^:]+:$/u.test(text);
  if (filled.length > 2 && filled.every(isLabel))
    return filled.flatMap((text, at) =>
      at % 2 === 0 ? [{ row, cells: [text.slice(0, -1).trim(), filled[at + 1] ?? ''] }] : [],
    );
  const [label = '', ...others] = texts;
  return [{ row, cells: [label.replace(/\s*:$/u, ''), ...others] }];
}
