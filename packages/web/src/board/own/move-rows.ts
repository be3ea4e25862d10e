import type { MarkFilter } from '@matchpoint/core/board/board.view';
import type { BoardStep } from '@matchpoint/core/board/board-steps';
import { flushSync } from 'react-dom';
import { appBoard, sendToBoard } from '../app-board.ts';
import { type Direction, neighbour, type Place } from './places-on-board.ts';

/** Without spaces, which separate ids where one element names others. */
const elementId = (kind: string, id: string) => `${kind}-${id.replace(/\s/g, '_')}`;
export const gripHelpId = 'grip-help';
export const gripId = (id: string) => elementId('grip', id);
export const menuId = (id: string) => elementId('actions', id);
export const undoId = 'board-undo';

/** Gives the focus to Undo when what had it is gone. */
export function focusUndo(): void {
  requestAnimationFrame(() => document.getElementById(undoId)?.focus());
}

/** Takes a step that takes away what has the focus. */
export function takeOff(step: BoardStep): void {
  sendToBoard(step);
  focusUndo();
}

export function moveRow(id: string, direction: Direction, filter: MarkFilter | null): void {
  const place = neighbour(appBoard.get().board, id, direction, filter);
  if (place !== null) placeRow(id, place, gripId(id));
}

/** @param focused the id of the element with the focus: in another column the row is a new one; within one React gives it back */
export function placeRow(id: string, place: Place, focused: string): void {
  flushSync(() => sendToBoard({ type: 'move', id, ...place }));
  const element = document.getElementById(focused);
  // Focusing lays out the page, also where nothing changes.
  if (element !== document.activeElement) element?.focus();
}
