import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { createStore, useSelected } from '../ui/state/store.ts';
import { storedInVisit, storedText, storeInVisit } from '../ui/state/stored-text.ts';

/** The board as JSON; what reads and writes it loads with the first use of the board. */
export const boardKey = 'matchpoint.board';
/** Pressed stars that the board has not taken yet, as JSON of `Press[]`: they survive a reload. */
export const pressesKey = `${boardKey}.presses`;
/** As JSON of `StarNote`. */
const noteKey = `${boardKey}.note`;

interface Press {
  readonly athlete: Starrable;
  readonly isStarred: boolean;
}

/** What is said of the last pressed star, beyond that it shows the press. */
export interface StarNote {
  readonly text: string;
  /** The athlete whose star a press gives back. */
  readonly undo: Starrable | null;
}

/** The ids of the athletes on the board, as of the last press in any tab. */
export const starred = createStore(readIds());

export const starNote = createStore<StarNote | null>(JSON.parse(storedInVisit(noteKey) ?? 'null'));

/** Renders only when this athlete's star changes: a list has a hundred. */
export function useIsStarred(id: string): boolean {
  return useSelected(starred, (ids) => ids.has(id));
}

export function sayOfStar(note: StarNote | null): void {
  starNote.set(note);
  storeInVisit(noteKey, note?.undo ? JSON.stringify(note) : null);
}

export function pressesSoFar(): Press[] {
  return JSON.parse(storedText(pressesKey) ?? '[]');
}

/** Without the board's schema, for whose script the lists do not wait. */
function readIds(): ReadonlySet<string> {
  const found = new Set<string>();
  try {
    JSON.parse(storedText(boardKey) ?? 'null', (key, value) => {
      if (key === 'entries') for (const { id } of value) found.add(id);
      return value;
    });
    for (const { athlete, isStarred } of pressesSoFar()) {
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
