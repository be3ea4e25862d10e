import type { ListedAthlete } from '@matchpoint/core/athletes/fields/athlete';
import { isUnsupported } from '@matchpoint/core/wire/api-error';
import useSWR from 'swr';
import { useSession } from '../../session/use-session.ts';

/**
 * Whether this service can edit and remove athletes (rules/service.md#own-athlete). Where it does not say so, the first of the list
 * is read; false until then.
 */
export function useCanManage(agencyId: string, athletes: readonly ListedAthlete[] | undefined): boolean {
  const { authorize, client } = useSession();
  const { can } = client.capabilities;
  const first = can('own-athlete') === null ? athletes?.[0]?.id : undefined;
  const { data } = useSWR(
    first === undefined ? null : ['my athlete', agencyId, first],
    ([, , athleteId]) =>
      authorize((token) => client.showMyAthlete(agencyId, athleteId, { token })).then(
        () => true,
        (error: unknown) => {
          if (isUnsupported(error)) return false;
          throw error;
        },
      ),
    {
      keepPreviousData: true,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  return can('own-athlete') ?? data ?? false;
}
