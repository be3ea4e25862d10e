import {
  type AgencyEmails,
  agencyIdsOf,
  noEmails,
  readAgencyEmails,
} from '@matchpoint/core/board/agency-emails';
import type { StarredFacts } from '@matchpoint/core/board/starred-facts';
import useSWR from 'swr';
import { reporting } from '../api/connection.ts';
import { useService } from '../api/service.ts';
import { useRecovery } from '../api/use-recovery.ts';
import { readInParts } from './read-in-parts.ts';

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
  const showAgency = reporting(connection, (id: string) => client.showAgency(id));
  const { data, mutate } = useSWR(
    ids.length === 0 ? null : ['agency emails', ...ids],
    () => readAgencyEmails(ids, showAgency),
    { ...readInParts, keepPreviousData: true },
  );
  const emails = data ?? noEmails;
  const isWhole = ids.every((id) => emails.has(id));
  useRecovery(data !== undefined && !isWhole, mutate);
  return { emails, allEmails: async () => (isWhole ? emails : ((await mutate()) ?? emails)) };
}
