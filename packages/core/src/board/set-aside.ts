/** The part of `localStorage` that a board uses. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const keysOf = (key: string) => Array.from({ length: 9 }, (_, index) => `${key}.aside-${index + 1}`);

/**
 * Copies a text that this version cannot read to an unused key, or to the one that has it already (rules/board.md#board-storage).
 * @returns the key; null where all are used
 */
export function setAside(storage: TextStorage, key: string, text: string): string | null {
  const name = keysOf(key).find((one) => [text, null].includes(storage.getItem(one))) ?? null;
  if (name !== null) storage.setItem(name, text);
  return name;
}

export function textsSetAside(storage: Pick<TextStorage, 'getItem'>, key: string): string[] {
  return keysOf(key).flatMap((name) => storage.getItem(name) ?? []);
}
