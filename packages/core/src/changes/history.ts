/** Undo and redo stacks, newest last. */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export const noHistory: History<never> = { past: [], future: [] };

/** @param most entries that are kept */
export function withEntry<T>({ past }: History<T>, entry: T, most: number): History<T> {
  return { past: [...past, entry].slice(-most), future: [] };
}

/** The entry to undo, and the history without it; null where nothing can be undone. */
export function stepBack<T>({ past, future }: History<T>) {
  const entry = past.at(-1);
  return entry === undefined
    ? null
    : { entry, moved: { past: past.slice(0, -1), future: [...future, entry] } };
}

/** The entry to do again, and the history with it; null where nothing was undone. */
export function stepForth<T>({ past, future }: History<T>) {
  const entry = future.at(-1);
  return entry === undefined
    ? null
    : { entry, moved: { past: [...past, entry], future: future.slice(0, -1) } };
}
