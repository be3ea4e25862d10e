import type { ReactElement, ReactNode } from 'react';

/** What a table has in a row. */
export interface Keyed {
  readonly id: string;
}

/** One column of a table; the first one is the row's header. Define columns outside components to keep them stable. */
export interface Column<Row> {
  readonly title: string;
  cell(row: Row): ReactNode;
  /** Stands before the title, such as a box for all rows. */
  readonly first?: ReactElement | false | undefined;
  /** A button at the end of the name's cell, such as a star. */
  corner?(row: Row): ReactNode;
  /** Aligns the column to its end; on a phone its title stands before the number. */
  readonly numeric?: boolean;
  /** Share of the table's width relative to the other columns; 1 by default. */
  readonly width?: number;
  /** The field to order by, which makes the header a button. */
  readonly sort?: string;
  /** The first click orders from the end: the highest, the newest. */
  readonly startsDescending?: boolean;
}

/** How a list is ordered: a field, `-field` for descending, undefined for the list's own order. */
export interface Order {
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
}

type Sorted = Pick<Column<never>, 'sort' | 'startsDescending'>;

/** A header's clicks: the column's first order, the reverse, the list's own order (rules/lists.md#list-orders). */
export function nextSort({ sort: field, startsDescending = false }: Sorted, sort: string | undefined) {
  const [first, second] = startsDescending ? [`-${field}`, field] : [field, `-${field}`];
  if (sort === first) return second;
  return sort === second ? undefined : first;
}

export function ariaSort({ sort: field }: Sorted, sort: string | undefined) {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** The order of every list where its address names none: the newest first. */
export const ownOrder = '-created';

/** The order that an address names; choosing another one shows the list from its top. */
export function listOrder<Sort extends string>(
  sort: Sort | undefined,
  schema: { readonly safeParse: (sort: unknown) => { readonly data?: Sort | undefined } },
  change: (sort: Sort | undefined) => void,
): Order {
  return {
    sort: sort ?? ownOrder,
    onSort(chosen) {
      const { data } = schema.safeParse(chosen);
      change(data === ownOrder ? undefined : data);
      window.scrollTo({ top: 0 });
    },
  };
}

/** The width of a column of numbers, which needs the room of its title. */
export function titleWidth(title: string): number {
  return 0.22 + 0.16 * title.length;
}
