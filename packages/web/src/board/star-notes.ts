import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { readTakenOff, type TakenOff, takenOffText, withTakenOff } from '@matchpoint/core/board/taken-off';
import { createStore } from '../ui/media/store.ts';
import { storedInVisit, storeInVisit } from '../ui/media/stored-text.ts';
import { hasStarNote, takenOffKey } from './starred.ts';

/** What is said of the last pressed star, beyond that it shows the press. */
export interface StarNote {
  readonly text: string;
  /** The athlete whose star a press gives back. */
  readonly undo: Starrable | null;
}

let takenOff = readTakenOff(storedInVisit(takenOffKey));

export const starNote = createStore(noteOf(takenOff.at(-1)));

export function showStarNote(next: StarNote | null): void {
  starNote.set(next);
  hasStarNote.set(next !== null);
}

/** Remembers what was taken off for this visit, and offers it back. */
export function rememberTakenOff(last: TakenOff): void {
  if (takenOff.at(-1)?.entry === last.entry) return;
  store(withTakenOff(takenOff, last));
  showStarNote(noteOf(last));
}

/** @returns what the athlete's star gives back, once */
export function takeBack(id: string): TakenOff | null {
  const found = takenOff.find(({ entry }) => entry.id === id) ?? null;
  if (found !== null) store(takenOff.filter((one) => one !== found));
  return found;
}

function noteOf(last: TakenOff | undefined): StarNote | null {
  return last === undefined
    ? null
    : { text: takenOffText(last), undo: { id: last.entry.id, ...last.entry.facts } };
}

function store(next: readonly TakenOff[]): void {
  takenOff = next;
  storeInVisit(takenOffKey, next.length === 0 ? null : JSON.stringify(next));
}
