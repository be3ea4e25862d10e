import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { useSyncExternalStore } from 'react';
import { persistStorage, storedInVisit, storedText, storeText } from '../ui/media/stored-text.ts';

/** The board as JSON; its machine, which writes it, loads with the first use of the board. */
export const boardKey = 'matchpoint.board';
/** Pressed stars not yet sent to the machine, as JSON of `Press[]`: they survive a reload. */
export const pressesKey = `${boardKey}.presses`;

/** What stars took off in this visit, as JSON of `TakenOff[]`. */
export const takenOffKey = `${boardKey}.taken-off`;

interface Press {
  readonly athlete: Starrable;
  readonly isStarred: boolean;
}

const listeners = new Set<() => void>();
let ids: ReadonlySet<string> | undefined;
let hasNote = storedInVisit(takenOffKey) !== null;

/** Whether the athlete is on the board, as of the last press in any tab. */
export function useIsStarred(id: string): boolean {
  const isStarred = () => starredIds().has(id);
  return useSyncExternalStore(subscribe, isStarred, isStarred);
}

export function useStarredCount(): number {
  const count = () => starredIds().size;
  return useSyncExternalStore(subscribe, count, count);
}

/** Whether something is to be said of the last press, by a part that loads with the board's script. */
export function useHasStarNote(): boolean {
  return useSyncExternalStore(subscribe, readHasNote, readHasNote);
}

export function setHasStarNote(next: boolean): void {
  hasNote = next;
  for (const listener of listeners) listener();
}

const readHasNote = () => hasNote;

/** Shows the press at once; the board receives it when its script has loaded. */
export function pressStar(athlete: Starrable): void {
  const next = new Set(starredIds());
  const isStarred = !next.delete(athlete.id);
  if (isStarred) next.add(athlete.id);
  if (isStarred && next.size === 1) persistStorage();
  const press: Press = { athlete, isStarred };
  storeText(pressesKey, JSON.stringify([...JSON.parse(storedText(pressesKey) ?? '[]'), press]));
  showStarred(next);
}

/** The presses so far as JSON, once. */
export function takePresses(): string | null {
  const taken = storedText(pressesKey);
  if (taken !== null) storeText(pressesKey, null);
  return taken;
}

export function showStarred(next: ReadonlySet<string> | undefined): void {
  ids = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function starredIds(): ReadonlySet<string> {
  ids ??= readIds();
  return ids;
}

/** Without the board's schema, for whose script the lists do not wait. */
function readIds(): ReadonlySet<string> {
  const found = new Set<string>();
  try {
    JSON.parse(storedText(boardKey) ?? 'null', (key, value) => {
      if (key === 'entries') for (const { id } of value) found.add(id);
      return value;
    });
    for (const { athlete, isStarred } of JSON.parse(storedText(pressesKey) ?? '[]')) {
      if (isStarred) found.add(athlete.id);
      else found.delete(athlete.id);
    }
  } catch {
    // There is no board in it: the board's page says what is wrong.
  }
  return found;
}

addEventListener('storage', ({ key }) => {
  if (key === pressesKey || key === boardKey || key === null) showStarred(undefined);
});
