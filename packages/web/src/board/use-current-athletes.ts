import { type CurrentAthletes, readAthletes } from '@matchpoint/core/board/read-athletes';
import useSWR from 'swr';
import { reporting } from '../api/connection.ts';
import { useService } from '../api/service.ts';
import { useRecovery } from '../api/use-recovery.ts';
import { readInParts } from './read-in-parts.ts';

/** These athletes as the service has them now; undefined until the first are read. Unreachable ones are read again. */
export function useCurrentAthletes(ids: readonly string[]): CurrentAthletes | undefined {
  const { client, connection } = useService();
  const showAthlete = reporting(connection, (id: string) => client.showAthlete(id));
  const { data, mutate } = useSWR(['current athletes', ...ids], () => readAthletes(ids, showAthlete), {
    ...readInParts,
    keepPreviousData: true,
  });
  const isAway = [...(data?.values() ?? [])].some(({ kind }) => kind === 'unreachable');
  useRecovery(isAway, mutate);
  return data;
}
