import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { counted } from '@matchpoint/core/display/count';
import { shown } from '@matchpoint/core/display/display';
import { homeRows, newAthletesQuery } from '@matchpoint/core/pages/page-reads';
import { useMemo, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { homeAgencyColumns } from '../agencies/agency-columns.tsx';
import { useOffered, useService } from '../api/service.ts';
import { useListing } from '../api/use-listing.ts';
import { athleteColumns } from '../athletes/athlete-columns.tsx';
import { countryCell } from '../countries/country.tsx';
import { Page, type PageProps } from '../shell/page.tsx';
import { Columns, DataCard } from '../ui/card/card.tsx';
import { bounded, lazyPart } from '../ui/lazy/lazy-part.tsx';
import type { Column, Keyed } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { PageLink, pathTo } from '../ui/text/links.tsx';
import { classNames } from '../ui/theme/class-names.ts';
import styles from './home.module.css';
import { HomeStart } from './home-start.tsx';

/** Loaded only where a navigation brought a message. */
const Notice = bounded(lazyPart(() => import('./home-notice.tsx'), 'HomeNotice'));

const noFilter = {};
const firstOf = <T,>(rows: readonly T[]) => rows.slice(0, homeRows);

/** Until both are known, words of the same length, so that no line is added on a small phone. */
const countsOf = (athletes: number | undefined, agencies: number | undefined) =>
  athletes && agencies
    ? `${counted(athletes, 'athlete')} of ${counted(agencies, 'agency', 'agencies')}`
    : 'Student athletes of agencies';

export function HomePage({ title }: PageProps) {
  const service = useService();
  const [hasNotice] = useState(useHistoryState() !== null);
  const offered = useOffered();
  const query = useMemo(() => newAthletesQuery(offered), [offered]);
  const athletes = useListing(service.athletes, query, firstOf, homeRows);
  const agencies = useListing(service.agencies, noFilter, firstOf, homeRows);
  return (
    <Page title={title} trail={[]} heading="Student athletes, and the agencies behind them">
      <HomeStart counts={countsOf(athletes.total, agencies.total)}>{hasNotice && <Notice />}</HomeStart>
      <Columns level>
        <HomeCard
          title={['New Athletes', ...Object.values(query)].join(', ')}
          columns={newAthleteColumns}
          rows={athletes.rows}
          unreadable={athletes.unreadable}
          more={{ href: '/athletes', label: 'All athletes' }}
          reservesHeight
        />
        <HomeCard
          title="Agencies"
          columns={homeAgencyColumns}
          rows={agencies.rows}
          unreadable={agencies.unreadable}
          more={{ href: '/agencies', label: 'All agencies' }}
        />
      </Columns>
    </Page>
  );
}

interface HomeCardProps<Row extends Keyed> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly unreadable: number;
  /** The link to the page of the whole list. */
  readonly more: { readonly href: string; readonly label: string };
  /** Another card follows below under 1024 px, so this one reserves the height of its rows while they load. */
  readonly reservesHeight?: boolean;
}

/** The newest rows of a list, with a link to all of them. */
function HomeCard<Row extends Keyed>(props: HomeCardProps<Row>) {
  const { title, columns, rows, unreadable, more, reservesHeight = false } = props;
  return (
    <DataCard title={title} actions={<PageLink href={more.href}>{more.label}</PageLink>}>
      <div className={classNames(styles['rows'], reservesHeight && rows === undefined && styles['reserved'])}>
        <DataTable label={title} columns={columns} rows={rows} unreadable={unreadable} />
      </div>
    </DataCard>
  );
}

/** The columns after the fourth are for wide screens (rules/pages.md#home-page). */
const newAthleteColumns: readonly Column<Athlete>[] = [
  {
    title: 'Name',
    width: 1.38,
    cell: ({ id, name }) => <PageLink href={pathTo('/athletes', id)}>{name}</PageLink>,
  },
  { title: 'Gender', width: 0.6, cell: ({ gender }) => shown(gender) },
  { title: 'Sport', width: 0.6, cell: ({ sport }) => shown(sport) },
  {
    title: 'Country of Residence',
    width: 1.68,
    cell: ({ country_of_residence }) => countryCell(country_of_residence),
  },
  ...athleteColumns(['available', 'utr']).map((column) => ({
    ...column,
    width: column.numeric ? 0.65 : 1.08,
  })),
];
