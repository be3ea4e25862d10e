import type { ReactNode } from 'react';

/** One column of a table; the first one names the row. Keep columns outside components, so that they stay the same. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly numeric?: boolean;
  /** Takes a line of its own on a phone, because its texts are long. */
  readonly wide?: boolean;
  /** Share of the table's width beside the other columns'; 1 unless told. */
  readonly width?: number;
  /** The field to sort by; the header is a button then. */
  readonly sort?: string;
}

/** How a list is ordered: a field, `-field` for descending, undefined for the list's own order. */
export interface Order {
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
}

/** Ascending, descending, and back to the list's own order. */
export function nextSort(field: string, sort: string | undefined): string | undefined {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? undefined : field;
}

export function ariaSort(field: string, sort: string | undefined): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}
