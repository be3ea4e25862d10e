import { athlete as athleteSchema } from '@matchpoint/core/athletes/fields/athlete';
import { idsOf } from '@matchpoint/core/board/board';
import { type BoardEvent, type KeptBoard, keepBoard } from '@matchpoint/core/board/kept-board';
import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { entryTakenOff, readTakenOff, takenOffText, withTakenOff } from '@matchpoint/core/board/taken-off';
import { createStore } from '../ui/state/store.ts';
import { storedInVisit, storeInVisit, storeText } from '../ui/state/stored-text.ts';
import { boardKey, pressesKey, pressesSoFar, type StarNote, sayOfStar, starred } from './stars.ts';

/** What stars took off in this visit, as JSON of `TakenOff[]`. */
const takenOffKey = `${boardKey}.taken-off`;

const keep = keepBoard(() => localStorage, boardKey);

/** The board of this device. */
export const appBoard = createStore(keep({ type: 'sync' }));

export function sendToBoard(event: BoardEvent): KeptBoard {
  const kept = keep(event);
  appBoard.set(kept);
  starred.set(new Set(idsOf(kept.board)));
  return kept;
}

let takenOff = readTakenOff(storedInVisit(takenOffKey));

function rememberTakenOff(next: typeof takenOff): void {
  takenOff = next;
  storeInVisit(takenOffKey, JSON.stringify(next));
}

/** Puts an athlete on the board, as they were if this visit has taken them off; returns why that is refused. */
function putOn(athlete: Starrable): StarNote | null {
  const earlier = takenOff.find(({ entry }) => entry.id === athlete.id) ?? null;
  rememberTakenOff(takenOff.filter((one) => one !== earlier));
  const { problem } = sendToBoard({ type: 'star', athlete, earlier });
  return problem === null ? null : { text: problem, undo: null };
}

/** Takes an athlete off the board; returns what goes with them, which their next star gives back (rules/board.md#stars). */
function takeOff({ id }: Starrable): StarNote | null {
  const off = entryTakenOff(sendToBoard({ type: 'sync' }).board, id);
  if (off === null) return null;
  sendToBoard({ type: 'unstar', id });
  rememberTakenOff(withTakenOff(takenOff, off));
  return { text: takenOffText(off), undo: { id, ...off.entry.facts } };
}

/** Takes the stars pressed so far. */
export function takePresses(): void {
  const presses = pressesSoFar();
  if (presses.length === 0) return;
  storeText(pressesKey, null);
  for (const { athlete, isStarred } of presses) {
    const { data } = athleteSchema.safeParse(athlete);
    if (data !== undefined) sayOfStar(isStarred ? putOn(data) : takeOff(data));
  }
}

sendToBoard({ type: 'sync' });
takePresses();
addEventListener('storage', ({ key }) => {
  if (key === boardKey || key === null) sendToBoard({ type: 'sync' });
  // Another tab may be closed before it has loaded this script.
  if (key === pressesKey) takePresses();
});
