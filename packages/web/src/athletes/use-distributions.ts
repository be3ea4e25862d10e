import { type AthleteDistributions, distributions } from '@matchpoint/core/athletes/distribution';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useService } from '../api/service.ts';
import { askDistributions } from './ask-distributions.ts';

/** How the scores of all listed athletes are distributed: from the service, else counted from the whole list (rules.md#distributions). */
export function useDistributions(): AthleteDistributions | undefined {
  const { client, athletes } = useService();
  const { data } = useSWR('athlete-distributions', () => askDistributions(client));
  const whole = useSWR(data === null ? [athletes.name, null, null] : null, () => athletes.fetchWhole(), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  const rows = whole.data?.rows;
  const counted = useMemo(() => rows && distributions(rows), [rows]);
  return data ?? counted;
}
