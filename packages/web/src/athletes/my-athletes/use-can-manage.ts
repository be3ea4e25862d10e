import { mayBeUnsupported } from '@matchpoint/core/api/api-error';
import type { ListedAthlete } from '@matchpoint/core/athletes/athlete';
import { authorized } from '@matchpoint/core/session/session.actors';
import useSWR from 'swr';
import { useSession } from '../../session/use-session.ts';

/**
 * Whether the service has the calls of X4, found out by reading one athlete of the list; false while nobody knows.
 * A 404 means that there is no such call, or that this athlete has gone meanwhile: another first one is asked about.
 */
export function useCanManage(agencyId: string, athletes: readonly ListedAthlete[] | undefined): boolean {
  const { actor, client } = useSession();
  const first = athletes?.[0]?.id;
  const { data = false } = useSWR(
    first === undefined ? null : ['own athlete', agencyId, first],
    ([, , athleteId]) =>
      authorized(actor, (token) => client.showMyAthlete(agencyId, athleteId, { token })).then(
        () => true,
        (error: unknown) => {
          if (mayBeUnsupported(error)) return false;
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
  return data;
}
