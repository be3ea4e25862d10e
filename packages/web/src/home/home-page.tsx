import { homeAgencyColumns } from '../agencies/agency-columns.tsx';
import { useService } from '../api/service.ts';
import { useListing } from '../api/use-listing.ts';
import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { Columns } from '../ui/columns.tsx';
import { newAthleteColumns } from './new-athlete-columns.tsx';
import { newest } from './newest.ts';
import { NewestCard } from './newest-card.tsx';

const nothingAsked = {};
const firstOf = <T,>(rows: readonly T[]) => rows.slice(0, newest);
const idOf = ({ id }: { readonly id: string }) => id;

export function HomePage({ title }: PageProps) {
  const service = useService();
  const athletes = useListing(service.athletes, nothingAsked, firstOf, newest);
  const agencies = useListing(service.agencies, nothingAsked, firstOf, newest);
  return (
    <Page title={title} trail={[]} heading="Student athletes, and the agencies behind them">
      <Columns>
        <NewestCard
          title="New Athletes"
          columns={newAthleteColumns}
          rows={athletes.rows}
          rowKey={idOf}
          more={{ href: '/athletes', words: 'All athletes' }}
          above
        />
        <NewestCard
          title="Agencies"
          columns={homeAgencyColumns}
          rows={agencies.rows}
          rowKey={idOf}
          more={{ href: '/agencies', words: 'All agencies' }}
        />
      </Columns>
    </Page>
  );
}
