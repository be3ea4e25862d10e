import { SimpleGrid } from '@chakra-ui/react';
import { homeAgencyColumns } from '../agencies/agency-columns.tsx';
import { useDirectory } from '../api/directory.ts';
import { useListing } from '../api/use-listing.ts';
import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { DataCard } from '../ui/data-card.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { PageLink } from '../ui/text-link.tsx';
import { newAthleteColumns } from './new-athlete-columns.tsx';

/** How many of the newest a card shows. */
const newest = 10;
const nothingAsked = {};
const firstOf = <T,>(rows: readonly T[]) => rows.slice(0, newest);

export function HomePage({ title }: PageProps) {
  const directory = useDirectory();
  const athletes = useListing(directory.athletes, nothingAsked, firstOf, newest);
  const agencies = useListing(directory.agencies, nothingAsked, firstOf, newest);
  return (
    <Page title={title}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
        <DataCard title="New Athletes" actions={<PageLink href="/athletes">All athletes</PageLink>}>
          <DataTable
            label="New Athletes"
            columns={newAthleteColumns}
            rows={athletes.rows}
            rowKey={(athlete) => athlete.id}
          />
        </DataCard>
        <DataCard title="Agencies" actions={<PageLink href="/agencies">All agencies</PageLink>}>
          <DataTable
            label="Agencies"
            columns={homeAgencyColumns}
            rows={agencies.rows}
            rowKey={(agency) => agency.id}
          />
        </DataCard>
      </SimpleGrid>
    </Page>
  );
}
