import { comparable } from '@matchpoint/core/board/compare';
import { useSyncExternalStore } from 'react';
import { compared } from './compared.ts';

/** Whether an athlete is ticked, and whether their tick can change: five are the most. Renders when one of these does. */
export function useTick(id: string) {
  const isTicked = () => compared.get()?.includes(id) ?? false;
  const isFull = () => !isTicked() && (compared.get()?.length ?? 0) >= comparable.most;
  return {
    isTicked: useSyncExternalStore(compared.subscribe, isTicked, isTicked),
    isFull: useSyncExternalStore(compared.subscribe, isFull, isFull),
  };
}
