import { increase } from '../../athletes/fields/namesakes.ts';
import type { ImportSource, SourceRow } from '../import-source.ts';
import { headerKey } from '../matching/header-key.ts';

type Table = Pick<ImportSource, 'header' | 'rows'>;

/** All rows below one header: a column for each header, also where only some tables have it. */
export function joinedTables(tables: readonly Table[]): Table {
  const header = new Map(
    tables.flatMap((table) => keyed(table.header).map((key, at) => [key, table.header[at] ?? ''])),
  );
  const keys = [...header.keys()];
  const rows = tables.flatMap((table) => {
    const places = new Map(keyed(table.header).map((key, at) => [key, at]));
    return table.rows.map(
      ({ row, cells }): SourceRow => ({
        row,
        cells: [
          ...keys.map((key) => cells[places.get(key) ?? -1] ?? ''),
          ...cells.slice(table.header.length),
        ],
      }),
    );
  });
  return { header: [...header.values()], rows };
}

/** A key for each column, also of those with equal headers. */
export function keyed(header: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return header.map((column) => {
    const key = headerKey(column);
    return `${key}\0${increase(seen, key)}`;
  });
}

/** Rows of the table after this one are counted on from here. */
export function nextThousand(rows: readonly SourceRow[]): number {
  return Math.ceil(((rows.at(-1)?.row ?? 0) + 1) / 1000) * 1000;
}
