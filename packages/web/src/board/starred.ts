import type { Starrable } from '@matchpoint/core/board/board';
import { useSyncExternalStore } from 'react';

/** The board as JSON; its machine, which writes it, loads with the first use of the board. */
export const boardKey = 'matchpoint.board';
/** Presses on stars that the machine has not taken yet, as JSON of `Press[]`: they survive a reload. */
export const pressesKey = `${boardKey}.presses`;

interface Press {
  readonly athlete: Starrable;
  readonly isStarred: boolean;
}

const listeners = new Set<() => void>();
let ids: ReadonlySet<string> | undefined;
/** Also kept here, for browsers without storage. */
let presses: string | null | undefined;

/** Whether the athlete is on the board, as of the last press in any tab. */
export function useIsStarred(id: string): boolean {
  const isStarred = () => starredIds().has(id);
  return useSyncExternalStore(subscribe, isStarred, isStarred);
}

export function useStarredCount(): number {
  const count = () => starredIds().size;
  return useSyncExternalStore(subscribe, count, count);
}

/** Shows the press at once; the board takes it when its script is here. */
export function pressStar(athlete: Starrable): void {
  const next = new Set(starredIds());
  const isStarred = !next.delete(athlete.id);
  if (isStarred) next.add(athlete.id);
  const press: Press = { athlete, isStarred };
  storePresses(JSON.stringify([...JSON.parse(readPresses() ?? '[]'), press]));
  showStarred(next);
}

/** The presses so far as JSON, once. */
export function takePresses(): string | null {
  const taken = readPresses();
  if (taken !== null) storePresses(null);
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

/** Without the board's schema, whose script the lists do not wait for. */
function readIds(): ReadonlySet<string> {
  const found = new Set<string>();
  try {
    JSON.parse(localStorage.getItem(boardKey) ?? 'null', (key, value) => {
      if (key === 'entries') for (const { id } of value) found.add(id);
      return value;
    });
    for (const { athlete, isStarred } of JSON.parse(readPresses() ?? '[]')) {
      if (isStarred) found.add(athlete.id);
      else found.delete(athlete.id);
    }
  } catch {
    // No storage, or no board in it: the board's page says what is wrong.
  }
  return found;
}

function readPresses(): string | null {
  if (presses === undefined) {
    try {
      presses = localStorage.getItem(pressesKey);
    } catch {
      presses = null;
    }
  }
  return presses;
}

function storePresses(text: string | null): void {
  presses = text;
  try {
    if (text === null) localStorage.removeItem(pressesKey);
    else localStorage.setItem(pressesKey, text);
  } catch {
    // Kept until the tab is closed.
  }
}

addEventListener('storage', ({ key }) => {
  if (key === pressesKey || key === null) presses = undefined;
  if (key === pressesKey || key === boardKey || key === null) showStarred(undefined);
});
