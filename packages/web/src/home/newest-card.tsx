import type { Column } from '../ui/column.ts';
import { DataCard } from '../ui/data-card.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { PageLink } from '../ui/text-link.tsx';
import { newestCardStyles } from './newest-card.static.ts';

interface NewestCardProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** The page of the whole list, and the words of the link to it. */
  /** A card stands below this one under 1024 px: it takes the room of its rows before they come. */
  readonly above?: boolean;
  readonly more: { readonly href: string; readonly words: string };
}

/** The newest of a list. */
export function NewestCard<Row>({ title, columns, rows, rowKey, more, above = false }: NewestCardProps<Row>) {
  return (
    <DataCard title={title} actions={<PageLink href={more.href}>{more.words}</PageLink>}>
      <div className={above && rows === undefined ? newestCardStyles.above : undefined}>
        <DataTable label={title} columns={columns} rows={rows} rowKey={rowKey} />
      </div>
    </DataCard>
  );
}
