import { counted } from '@matchpoint/core/display/count';
import { homeRows, newAthletesQuery } from '@matchpoint/core/pages/page-reads';
import { useMemo, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { homeAgencyColumns } from '../agencies/agency-columns.tsx';
import { useService } from '../api/service.ts';
import { useListing } from '../api/use-listing.ts';
import { useOffered } from '../api/use-offered.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { Columns } from '../ui/card/columns.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../ui/lazy/part-boundary.tsx';
import { HomeCard } from './home-card.tsx';
import { HomeStart } from './home-start.tsx';
import { newAthleteColumns } from './new-athlete-columns.tsx';

/** Loaded only where a navigation brought a message. */
const Notice = lazyPart(() => import('./home-notice.tsx'), 'HomeNotice');

const noFilter = {};
const firstOf = <T,>(rows: readonly T[]) => rows.slice(0, homeRows);

const countsOf = (athletes: number | undefined, agencies: number | undefined) =>
  athletes && agencies
    ? `${counted(athletes, 'athlete')} of ${counted(agencies, 'agency', 'agencies')}`
    : 'Athletes of agencies';

export function HomePage({ title }: PageProps) {
  const service = useService();
  const [hasNotice] = useState(useHistoryState() !== null);
  const offered = useOffered();
  const query = useMemo(() => newAthletesQuery(offered), [offered]);
  const athletes = useListing(service.athletes, query, firstOf, homeRows);
  const agencies = useListing(service.agencies, noFilter, firstOf, homeRows);
  return (
    <Page title={title} trail={[]} heading="Student athletes, and the agencies behind them">
      {hasNotice && (
        <PartBoundary>
          <Notice />
        </PartBoundary>
      )}
      <HomeStart counts={countsOf(athletes.total, agencies.total)} />
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
