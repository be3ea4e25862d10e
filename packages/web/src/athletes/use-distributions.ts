import { type AthleteDistributions, distributions } from '@matchpoint/core/athletes/distribution';
import { useMemo } from 'react';
import useSWR from 'swr';
import { wholeKey } from '../api/list-pages.ts';
import { useService } from '../api/service.ts';
import { fetchDistributions } from './fetch-distributions.ts';

/** The distributions of all listed athletes' scores: from the service, else counted in the whole list (rules.md#distributions). */
export function useDistributions(): AthleteDistributions | undefined {
  const { client, athletes } = useService();
  const { data } = useSWR('athlete-distributions', () => fetchDistributions(client));
  const list = useSWR(data === null ? wholeKey(athletes.name) : null, () => athletes.fetchAll(), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  const rows = list.data?.rows;
  const counted = useMemo(() => rows && distributions(rows), [rows]);
  return data ?? counted;
}
