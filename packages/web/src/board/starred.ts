import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { useSyncExternalStore } from 'react';
import { createStore } from '../ui/media/store.ts';
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

/** The ids of the athletes on the board, as of the last press in any tab. */
export const starred = createStore(readIds());

/** Whether something is to be said of the last press, by a part that loads with the board's script. */
export const hasStarNote = createStore(storedInVisit(takenOffKey) !== null);

/** Renders only when this athlete's star changes: a list has a hundred. */
export function useIsStarred(id: string): boolean {
  const isStarred = () => starred.get().has(id);
  return useSyncExternalStore(starred.subscribe, isStarred, isStarred);
}

/** Shows the press at once; the board receives it when its script has loaded. */
export function pressStar(athlete: Starrable): void {
  const next = new Set(starred.get());
  const isStarred = !next.delete(athlete.id);
  if (isStarred) next.add(athlete.id);
  if (isStarred && next.size === 1) persistStorage();
  const press: Press = { athlete, isStarred };
  storeText(pressesKey, JSON.stringify([...JSON.parse(storedText(pressesKey) ?? '[]'), press]));
  starred.set(next);
}

/** The presses so far as JSON, once. */
export function takePresses(): string | null {
  const taken = storedText(pressesKey);
  if (taken !== null) storeText(pressesKey, null);
  return taken;
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
  if (key === pressesKey || key === boardKey || key === null) starred.set(readIds());
});
