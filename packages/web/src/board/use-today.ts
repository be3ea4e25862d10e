import {
  type AgencyEmails,
  agencyIdsOf,
  type CurrentAthletes,
  noEmails,
  readAgencyEmails,
  readAthletes,
} from '@matchpoint/core/board/read-today';
import type { StarredFacts } from '@matchpoint/core/board/starred-facts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { reporting } from '../api/connection.ts';
import { onRefetch } from '../api/refetch.ts';
import { useRecovery, useService } from '../api/service.ts';
import { createStore, useStore } from '../ui/state/store.ts';

/** The last answers of this visit. */
const answers = createStore<CurrentAthletes>(new Map());

/** Athletes that are read before they are shown. */
const portion = 100;

/** What the service answered on athletes; these are read when the page opens, and again as lists are. */
export function useCurrentAthletes(ids: readonly string[]): CurrentAthletes {
  const { client, connection } = useService();
  const current = useStore(answers);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [isReading, setReading] = useState(false);
  const refresh = useCallback(() => setAsked(new Set()), []);
  const unread = ids.filter((id) => !asked.has(id)).slice(0, portion);
  const readUnread = useEffectEvent(async () => {
    setReading(true);
    const read = await readAthletes(unread, {
      capabilities: client.capabilities,
      showAthlete: reporting(connection, client.showAthlete),
      listAthletes: reporting(connection, client.listAthletes),
    });
    answers.set(new Map([...answers.get(), ...read]));
    setAsked(new Set([...asked, ...unread]));
    setReading(false);
  });
  const isDue = unread.length > 0 && !isReading;
  useEffect(() => {
    if (isDue) void readUnread();
  }, [isDue]);
  useEffect(() => onRefetch(refresh), [refresh]);
  useRecovery(
    ids.some((id) => current.get(id)?.kind === 'unreachable'),
    refresh,
  );
  return current;
}

interface AgencyEmailsInUse {
  /** Those that are read so far. */
  readonly emails: AgencyEmails;
  /** All of them, read again where they are not there yet. */
  readonly allEmails: () => Promise<AgencyEmails>;
}

/** The addresses for email of the agencies of these athletes. */
export function useAgencyEmails(athletes: readonly (StarredFacts | null)[]): AgencyEmailsInUse {
  const { client, connection } = useService();
  const ids = agencyIdsOf(athletes).sort();
  const calls = {
    capabilities: client.capabilities,
    showAgency: reporting(connection, client.showAgency),
    listAgencies: reporting(connection, client.listAgencies),
  };
  const { data, mutate } = useSWR(
    ids.length === 0 ? null : ['agency emails', ...ids],
    () => readAgencyEmails(ids, calls),
    // Each call has reported itself: that all have ended does not mean that the service was reached.
    { onSuccess: () => undefined, compare: Object.is, keepPreviousData: true },
  );
  const emails = data ?? noEmails;
  const isWhole = ids.every((id) => emails.has(id));
  useRecovery(data !== undefined && !isWhole, mutate);
  const allEmails = useCallback(
    async () => (isWhole ? emails : ((await mutate()) ?? emails)),
    [isWhole, emails, mutate],
  );
  return { emails, allEmails };
}
