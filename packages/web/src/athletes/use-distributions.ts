import { wantedValue } from '@matchpoint/core/athletes/lists/athlete-filter';
import {
  type AthleteDistributions,
  type DistributionGroup,
  distributions,
  isNarrowed,
} from '@matchpoint/core/athletes/lists/distribution';
import { type Client, completeClient } from '@matchpoint/core/client/client';
import { ApiError, hasStatus } from '@matchpoint/core/wire/api-error';
import { useMemo } from 'react';
import useSWR from 'swr';
import { wholeKey } from '../api/list-pages.ts';
import { useService } from '../api/service.ts';

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

/**
 * The distributions of the scores of a group (rules/service.md#distributions), or of all listed athletes where the service does
 * not narrow them: the answer's `group` says which. Null from a service without this call.
 * @throws {ApiError} when the service is unreachable, which leaves open whether it has this call
 */
export async function fetchDistributions(
  client: Pick<Client, 'showDistributions'>,
  group: DistributionGroup = {},
): Promise<AthleteDistributions | null> {
  try {
    return await client.showDistributions(group);
  } catch (error) {
    if (isNarrowed(group) && hasStatus(error, 400, 422)) return fetchDistributions(client);
    if (error instanceof ApiError && error.kind !== 'unreachable') return null;
    throw error;
  }
}
