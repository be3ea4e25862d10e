import { ApiError } from '@matchpoint/core/api/api-error';
import { type AthleteDistributions, distributions } from '@matchpoint/core/athletes/distribution';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useDirectory } from '../api/directory.ts';

/** How the scores of all listed athletes are distributed: by X7, else counted from the whole list. */
export function useDistributions(): AthleteDistributions | undefined {
  const { client, athletes } = useDirectory();
  const { data } = useSWR<AthleteDistributions | null>('athlete-distributions', () =>
    client.showDistributions().catch(nullWithoutX7),
  );
  const whole = useSWR(data === null ? [athletes.name, null, null] : null, () => athletes.fetchWhole(), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  const rows = whole.data?.rows;
  const counted = useMemo(() => rows && distributions(rows), [rows]);
  return data ?? counted;
}

/** A service without X7 refuses the call, or answers it with something else; an outage says nothing yet. */
function nullWithoutX7(error: unknown): null {
  if (error instanceof ApiError && (error.kind !== 'unreachable' || error.status === 501)) return null;
  throw error;
}
