import type { ListedAthlete } from '@matchpoint/core/athletes/athlete';
import { useCallback } from 'react';
import useSWR from 'swr';
import { useInvalidate } from '../../api/use-invalidate.ts';
import { useRetryOnRecovery } from '../../api/use-retry-on-recovery.ts';
import { useAgencyCall } from '../../profiles/agency-call.ts';
import { useSession, useSessionState } from '../../session/use-session.ts';

interface MyAthletes {
  /** Undefined while loading and after a failed load. */
  readonly athletes: readonly ListedAthlete[] | undefined;
  /** How many more could not be read. */
  readonly unreadable: number;
  /** Refetches this list, and the public ones when they are next shown. */
  readonly refresh: () => Promise<void>;
}

/** The athletes of one of the person's agencies. */
export function useMyAthletes(agencyId: string): MyAthletes {
  const { client } = useSession();
  const send = useAgencyCall(agencyId);
  const invalidate = useInvalidate();
  // No request before there is a token (rules.md#session-token).
  const hasToken = useSessionState((session) => session.hasToken);
  const { data, error, mutate } = useSWR(
    hasToken ? ['my athletes', agencyId] : null,
    () => send((bearer) => client.listMyAthletes(agencyId, { token: bearer })),
    { keepPreviousData: true },
  );
  useRetryOnRecovery(error !== undefined, mutate);

  const refresh = useCallback(async () => {
    await Promise.allSettled([mutate(), invalidate('athletes', 'athlete', 'athlete-distributions')]);
  }, [mutate, invalidate]);

  return { athletes: data?.rows, unreadable: data?.unreadable ?? 0, refresh };
}
