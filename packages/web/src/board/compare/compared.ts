import { createStore, useStore } from '../../ui/state/store.ts';
import { storedInVisit, storeInVisit } from '../../ui/state/stored-text.ts';

const key = 'matchpoint.compared';
export const compared = createStore(read());

/** The ids of the athletes ticked to be compared, in this tab; null: lists have no boxes to tick (rules/athletes.md#compare). */
export function useCompared(): readonly string[] | null {
  return useStore(compared);
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
