import type { ListedAthlete } from '@matchpoint/core/athletes/athlete';
import { authorized } from '@matchpoint/core/session/session.actors';
import { mayBeUnsupported } from '@matchpoint/core/wire/api-error';
import useSWR from 'swr';
import { useSession } from '../../session/use-session.ts';

/**
 * Whether this service can edit and remove athletes (rules.md#own-athlete), found out by reading the first of the list;
 * false until then. A 404 may also mean that this athlete was removed meanwhile, so a new first one is read again.
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
