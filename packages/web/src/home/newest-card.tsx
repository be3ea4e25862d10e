import { chakra } from '@chakra-ui/react';
import type { Column } from '../ui/column.ts';
import { DataCard } from '../ui/data-card.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { PageLink } from '../ui/text-link.tsx';

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
      <chakra.div
        minHeight={above && rows === undefined ? { base: '100dvh', md: '32.5rem', lg: '0' } : undefined}
      >
        <DataTable label={title} columns={columns} rows={rows} rowKey={rowKey} />
      </chakra.div>
    </DataCard>
  );
}
