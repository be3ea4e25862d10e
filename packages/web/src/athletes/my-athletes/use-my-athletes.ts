import type { ListedAthlete } from '@matchpoint/core/athletes/fields/athlete';
import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import { useCallback, useMemo, useState } from 'react';
import useSWR from 'swr';
import { useInvalidate } from '../../api/swr-cache.ts';
import { useAgencyCall } from '../../profiles/agency-call.ts';
import { useSession, useSessionState } from '../../session/use-session.ts';

interface MyAthletes {
  /** Undefined while loading and after a failed load. */
  readonly athletes: readonly OwnAthlete[] | undefined;
  /** Whether the service sends more than name and sport; null until that is known. */
  readonly isInFull: boolean | null;
  /** More fields of some rows are still to come. */
  readonly isFilling: boolean;
  /** How many more could not be read. */
  readonly unreadable: number;
  /** Refetches this list, and the public ones when they are next shown. */
  readonly refresh: () => Promise<void>;
  /** Lists an athlete that was just added, before the service does. */
  readonly show: (added: OwnAthlete) => void;
}

const noAthletes: readonly ListedAthlete[] = [];

/** The athletes of one of the person's agencies: first by name and sport, then in full (rules/athletes.md#agency-list-fields). */
export function useMyAthletes(agencyId: string): MyAthletes {
  const { client } = useSession();
  const send = useAgencyCall(agencyId);
  const [service] = useState(() => agencyService(client, send, agencyId));
  const invalidate = useInvalidate();
  // No request before there is a token (rules/session.md#session-token).
  const hasToken = useSessionState((session) => session.hasToken);
  const { data, mutate } = useSWR(
    hasToken ? ['my athletes', agencyId] : null,
    () => send((bearer) => client.listMyAthletes(agencyId, { token: bearer })),
    { keepPreviousData: true },
  );

  const [added, setAdded] = useState<readonly OwnAthlete[]>([]);
  const listed = data?.rows ?? noAthletes;
  const full = useSWR(
    // Another key when an athlete was added or removed.
    listed.length === 0 ? null : ['my athletes in full', agencyId, listed.length, listed[0]?.id],
    () => service.inFull(listed, new AbortController().signal),
    { keepPreviousData: true, revalidateOnFocus: false },
  );

  const athletes = useMemo(() => {
    if (data === undefined) return undefined;
    const byId = new Map([...added, ...(full.data ?? [])].map((one) => [one.id, one]));
    return data.rows.map((row): OwnAthlete => {
      const { athlete = null, version = null } = byId.get(row.id) ?? {};
      return { ...row, athlete, version };
    });
  }, [data, full.data, added]);

  const { mutate: mutateFull } = full;
  const refresh = useCallback(async () => {
    await Promise.allSettled([
      mutate(),
      mutateFull(),
      invalidate('athletes', 'athlete', 'athlete-distributions'),
    ]);
  }, [mutate, mutateFull, invalidate]);

  const show = (athlete: OwnAthlete) => {
    setAdded((before) => [...before, athlete]);
    const { id, name, sport } = athlete;
    const withRow = (rows: readonly ListedAthlete[]) => [
      { id, name, sport },
      ...rows.filter((row) => row.id !== id),
    ];
    void mutate((now) => now && { ...now, rows: withRow(now.rows) }, { revalidate: false });
  };

  return {
    athletes,
    isFilling: full.data === undefined || full.isLoading,
    show,
    isInFull: full.data === undefined ? null : full.data.some(({ athlete }) => athlete !== null),
    unreadable: data?.unreadable ?? 0,
    refresh,
  };
}
