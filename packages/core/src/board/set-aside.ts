import { BoardStorageError } from './board-storage-error.ts';

/** The part of `localStorage` that a board uses. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const most = 9;

function keysOf(key: string): string[] {
  return Array.from({ length: most }, (_, index) => `${key}.aside-${index + 1}`);
}

/** Copies a text that this version cannot read to an unused key (rules/board.md#board-storage). @returns the key */
export function setAside(storage: TextStorage, key: string, text: string): string {
  for (const name of keysOf(key)) {
    const other = storage.getItem(name);
    if (other === text) return name;
    if (other !== null) continue;
    try {
      storage.setItem(name, text);
      return name;
    } catch (error) {
      throw new BoardStorageError('unreadable', error);
    }
  }
  throw new BoardStorageError('unreadable');
}

export function textsSetAside(storage: Pick<TextStorage, 'getItem'>, key: string): string[] {
  return keysOf(key).flatMap((name) => storage.getItem(name) ?? []);
}
