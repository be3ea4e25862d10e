import type { SourceRow } from '../import-source.ts';
import { saidBy } from '../layout/headings.ts';
import { keyed, nextThousand } from '../layout/joined-tables.ts';
import { findHeader } from './header-row.ts';

interface NamedRows {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly SourceRow[];
}

/** The sheets with the same header as the first. */
export function withOneHeader<Sheet extends NamedRows>(sheets: readonly Sheet[]): readonly Sheet[] {
  const keysOf = ({ rows }: Sheet) =>
    keyed(rows[findHeader(rows)]?.cells ?? [])
      .toSorted()
      .join('\0');
  return sheets.filter((sheet, _, [first]) => first !== undefined && keysOf(sheet) === keysOf(first));
}

/**
 * Whether sheets are one list (rules/import.md#layout): each is named by a term that has not passed, a gender, a sport, or a
 * number behind the same word.
 */
export function areOneList(sheets: readonly NamedRows[], now = new Date()): boolean {
  const isPast = (term: string) => Number(/\d{4}/.exec(term)?.[0] ?? now.getFullYear()) < now.getFullYear();
  const words = new Set(sheets.map(({ name }) => /^(\D*?)[\s_-]*\(?\d{1,2}\)?$/u.exec(name.trim())?.[1]));
  const areNumbers = words.size === 1 && !words.has(undefined);
  return sheets.every(({ name, isHidden }) => {
    const said = saidBy(name);
    const isValue = Object.keys(said).length > 0 && !isPast(said.available_semester ?? '');
    return !isHidden && (isValue || areNumbers);
  });
}

/** Each sheet's rows, counted on from the next thousand. */
export function countedOn<Sheet extends NamedRows & { readonly hiddenRows: readonly number[] }>(
  sheets: readonly Sheet[],
): readonly (Sheet & { readonly from: number })[] {
  let from = 0;
  return sheets.map((sheet) => {
    const own = from;
    const rows = sheet.rows.map(({ row, cells }) => ({ row: row + own, cells }));
    from = nextThousand(rows);
    return { ...sheet, rows, hiddenRows: sheet.hiddenRows.map((row) => row + own), from: own };
  });
}
