import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { everyone } from '@matchpoint/core/athletes/lists/every-athlete';
import { listAddressPairs } from '@matchpoint/core/athletes/lists/list-address';
import { counted } from '@matchpoint/core/display/count';
import { useMemo } from 'react';
import useSWR from 'swr';
import { fetchListPage, pageKey } from '../../api/list-pages.ts';
import { useOfferedFields, useService } from '../../api/service.ts';
import type { ListingView } from '../../api/use-listing.ts';
import { athleteColumns, athletePhoneColumns } from '../../athletes/athlete-columns.tsx';
import { useRememberedList } from '../../athletes/last-list.ts';
import { useAthletes } from '../../athletes/use-athletes.ts';
import { DataCard } from '../../ui/card/card.tsx';
import { usePhone } from '../../ui/page/media.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PageLink } from '../../ui/text/links.tsx';

const shownRows = 10;

/** The columns of an agency's athletes on its page, ratings of a sport first (rules/agencies.md#agency-athletes). */
const columns = athleteColumns(['name', 'gender', 'sport', 'available', 'utr', 'gpa', 'sat', 'toefl']);

interface AgencyAthletesProps {
  readonly agency: Pick<Agency, 'id' | 'name'> | undefined;
  readonly list: ListingView<Athlete>;
}

/** The agency's newest athletes, and the way to all of them (rules/agencies.md#agency-athletes). */
export function AgencyAthletes({ agency, list: { rows, total, unreadable } }: AgencyAthletesProps) {
  const isPhone = usePhone();
  const offered = useOfferedFields();
  useRememberedList(agency?.name, rows, total);
  const filter = { agency_id: agency?.id, ...everyone(offered) };
  const all = new URLSearchParams(listAddressPairs({ filter, columns: null }));
  return (
    <DataCard
      title="Athletes"
      actions={agency && total ? <PageLink href={`/athletes?${all}`}>{allText(total)}</PageLink> : null}
    >
      <DataTable
        label="Athletes"
        columns={isPhone ? athletePhoneColumns(offered) : columns}
        rows={rows?.slice(0, shownRows)}
        unreadable={unreadable}
      />
    </DataCard>
  );
}

function allText(total: number): string {
  return total === 1 ? 'In the list' : `All ${counted(total, 'athlete')}`;
}

const mostCounted = 1000;

/**
 * The newest athletes of an agency, and those to count by term: all, or the newest thousand, for which a second request is
 * made where they do not fit the first page (rules/agencies.md#agency-athletes).
 */
export function useAgencyAthletes(id: string) {
  const { athletes } = useService();
  const query = useMemo(() => ({ agency_id: id }), [id]);
  const list = useAthletes(query);
  const { rows, total } = list;
  const isWhole = rows === undefined || rows.length === total;
  const { data: page } = useSWR(isWhole ? null : pageKey(athletes, query, mostCounted, null), (key) =>
    fetchListPage(athletes, key),
  );
  return { list, counted: isWhole ? rows : page?.rows };
}
