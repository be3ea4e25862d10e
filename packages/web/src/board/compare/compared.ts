import { useSyncExternalStore } from 'react';
import { storedInVisit, storeInVisit } from '../../ui/media/stored-text.ts';

const key = 'matchpoint.compared';
const listeners = new Set<() => void>();
let compared: readonly string[] | null = read();

/** The ids of the athletes ticked to be compared, in this tab; null: lists have no boxes to tick (rules/athletes.md#compare). */
export function useCompared(): readonly string[] | null {
  return useSyncExternalStore(subscribe, readCompared, readCompared);
}

export function setCompared(ids: readonly string[] | null): void {
  compared = ids;
  storeInVisit(key, ids === null ? null : ids.map(encodeURIComponent).join(','));
  for (const listener of listeners) listener();
}

export function toggleCompared(id: string): void {
  const ids = compared ?? [];
  setCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

const readCompared = () => compared;

function read(): readonly string[] | null {
  return storedInVisit(key)?.split(',').filter(Boolean).map(decodeURIComponent) ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
