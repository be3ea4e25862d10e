import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import useSWR from 'swr';
import { useService } from '../../api/service.ts';

/** The name of the agency in the filter: from the list if it has a row of the agency, else from the service. */
export function useAgencyName(id: string | undefined, rows: readonly Athlete[] | undefined): string | null {
  const { client } = useService();
  const listed = rows?.find(({ agency_id }) => agency_id === id)?.agency_name ?? null;
  const asked = id !== undefined && rows !== undefined && listed === null ? id : null;
  const { data } = useSWR(asked === null ? null : ['agency', asked], () => client.showAgency(asked ?? ''));
  return listed ?? data?.name ?? null;
}
