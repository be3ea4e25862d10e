import { useEffect, useEffectEvent } from 'react';
import { useService } from '../api/service.ts';

/** Calls back when the service is reached again. Until then nothing here asks it: the shell does, with a small call. */
export function useRecovery(isAway: boolean, onRecovered: () => unknown): void {
  const { connection } = useService();
  const recovered = useEffectEvent(() => void onRecovered());
  useEffect(() => {
    if (!isAway) return;
    return connection.subscribe(() => {
      if (!connection.isLost()) recovered();
    });
  }, [connection, isAway]);
}
