import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';

/** The name of the agency in the filter: from the list if it has a row of the agency, else from the service. */
export function useAgencyName(id: string | undefined, rows: readonly Athlete[] | undefined): string | null {
  const { client } = useService();
  const listed = rows?.find(({ agency_id }) => agency_id === id)?.agency_name ?? null;
  const asked = id !== undefined && rows !== undefined && listed === null ? id : null;
  const { entity: agency } = useEntity('agency', asked, client.showAgency);
  return listed ?? agency?.name ?? null;
}
