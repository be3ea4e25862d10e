import type { ListedAthlete } from '@matchpoint/core/athletes/athlete';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useRetryOnRecovery } from '../../api/use-retry-on-recovery.ts';
import { useAgencyCall } from '../../profiles/agency-call.ts';
import { useSession } from '../../session/use-session.ts';

interface MyAthletes {
  /** Undefined while loading and after a failed load. */
  readonly athletes: readonly ListedAthlete[] | undefined;
  /** Reads this list again, and the public ones at their next visit. */
  readonly refresh: () => Promise<void>;
}

/** The athletes of one of the person's agencies. */
export function useMyAthletes(agencyId: string): MyAthletes {
  const { client } = useSession();
  const send = useAgencyCall(agencyId);
  const { mutate: mutateAll } = useSWRConfig();
  const { data, error, mutate } = useSWR(['my athletes', agencyId], () =>
    send((token) => client.listMyAthletes(agencyId, { token })),
  );
  useRetryOnRecovery(error, mutate);

  const refresh = useCallback(async () => {
    await Promise.allSettled([mutate(), mutateAll(showsAthletes, undefined)]);
  }, [mutate, mutateAll]);

  return { athletes: data, refresh };
}

/** Keys of what the public pages have read of athletes: forgotten, so that their next visit reads it anew. */
function showsAthletes(key: unknown): boolean {
  return key === 'athlete-distributions' || (Array.isArray(key) && /^athletes?$/.test(String(key[0])));
}
