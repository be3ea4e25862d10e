import type { ReactNode } from 'react';

/** One column of a table; the first one is the row's header. Define columns outside components to keep them stable. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns the column to its end. */
  readonly numeric?: boolean;
  /** Takes a full line on a phone, for long texts. */
  readonly wide?: boolean;
  /** Share of the table's width relative to the other columns; 1 by default. */
  readonly width?: number;
  /** The field to sort by, which makes the header a button. */
  readonly sort?: string;
}

/** How a list is sorted: a field, `-field` for descending, undefined for the list's own order. */
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
