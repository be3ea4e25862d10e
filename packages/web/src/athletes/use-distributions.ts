import { wantedValue } from '@matchpoint/core/athletes/lists/athlete-filter';
import {
  type AthleteDistributions,
  type DistributionGroup,
  distributions,
} from '@matchpoint/core/athletes/lists/distribution';
import { completeClient } from '@matchpoint/core/client/client';
import { useMemo } from 'react';
import useSWR from 'swr';
import { wholeKey } from '../api/list-pages.ts';
import { useService } from '../api/service.ts';
import { fetchDistributions } from './fetch-distributions.ts';

const everyone: DistributionGroup = {};

/**
 * The distributions of the scores of a group, or of all listed athletes: from the service, else counted in the whole list
 * (rules/service.md#distributions).
 */
export function useDistributions(group = everyone): AthleteDistributions | undefined {
  const { client, athletes } = useService();
  const { sport = null, gender = null } = group;
  const status = wantedValue(group, 'recruiting_status') ?? null;
  const { data } = useSWR(['athlete-distributions', sport, gender, status], () =>
    fetchDistributions(completeClient(client), group),
  );
  const list = useSWR(data === null ? wholeKey(athletes.name) : null, () => athletes.fetchAll(), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  const rows = list.data?.rows;
  const counted = useMemo(() => rows && distributions(rows, group), [rows, group]);
  return data ?? counted;
}
