import { type CurrentAthletes, readAthletes } from '@matchpoint/core/board/read-athletes';
import useSWR from 'swr';
import { reporting } from '../api/connection.ts';
import { useService } from '../api/service.ts';
import { useRecovery } from '../api/use-recovery.ts';

/** These athletes as the service has them now; undefined until all are read. Unreachable ones are read again. */
export function useCurrentAthletes(ids: readonly string[]): CurrentAthletes | undefined {
  const { client, connection } = useService();
  const showAthlete = reporting(connection, (id: string) => client.showAthlete(id));
  const { data, mutate } = useSWR(['current athletes', ...ids], () => readAthletes(ids, showAthlete), {
    // Each call has reported itself; that all have ended does not mean that the service was reached.
    onSuccess: () => undefined,
  });
  const isAway = [...(data?.values() ?? [])].some(({ kind }) => kind === 'unreachable');
  useRecovery(isAway, mutate);
  return data;
}
