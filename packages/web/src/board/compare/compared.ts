import { comparable } from '@matchpoint/core/board/compare';
import { createStore, useSelected, useStore } from '../../ui/state/store.ts';
import { storedInVisit, storeInVisit } from '../../ui/state/stored-text.ts';

const key = 'matchpoint.compared';
export const compared = createStore(read());

/** The ids of the athletes ticked to be compared, in this tab; null: lists have no boxes to tick (rules/athletes.md#compare). */
export function useCompared(): readonly string[] | null {
  return useStore(compared);
}

/** Whether an athlete is ticked, and whether their tick can change: five are the most. Renders when one of these does. */
export function useTick(id: string) {
  const isTicked = useSelected(compared, (ids) => ids?.includes(id) ?? false);
  const isFull = useSelected(compared, (ids) => (ids?.length ?? 0) >= comparable.most);
  return { isTicked, isFull: isFull && !isTicked };
}

export function setCompared(ids: readonly string[] | null): void {
  compared.set(ids);
  storeInVisit(key, ids === null ? null : ids.map(encodeURIComponent).join(','));
}

export function toggleCompared(id: string): void {
  const ids = compared.get() ?? [];
  setCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

function read(): readonly string[] | null {
  return storedInVisit(key)?.split(',').filter(Boolean).map(decodeURIComponent) ?? null;
}
