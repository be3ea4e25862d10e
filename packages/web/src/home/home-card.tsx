import { DataCard } from '../ui/card/data-card.tsx';
import type { Column, Keyed } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { PageLink } from '../ui/text/text-link.tsx';
import { classNames } from '../ui/theme/class-names.ts';
import styles from './home.module.css';

interface HomeCardProps<Row extends Keyed> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  /** How many rows could not be read. */
  readonly unreadable: number;
  /** The link to the page of the whole list. */
  readonly more: { readonly href: string; readonly label: string };
  /** Another card follows below under 1024 px, so this one reserves the height of its rows while they load. */
  readonly reservesHeight?: boolean;
}

/** The newest rows of a list, with a link to all of them. */
export function HomeCard<Row extends Keyed>(props: HomeCardProps<Row>) {
  const { title, columns, rows, unreadable, more, reservesHeight = false } = props;
  return (
    <DataCard title={title} actions={<PageLink href={more.href}>{more.label}</PageLink>}>
      <div className={classNames(styles['rows'], reservesHeight && rows === undefined && styles['reserved'])}>
        <DataTable label={title} columns={columns} rows={rows} unreadable={unreadable} />
      </div>
    </DataCard>
  );
}
