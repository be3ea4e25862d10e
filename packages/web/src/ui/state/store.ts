import { useSyncExternalStore } from 'react';

/** A value that lives outside of React. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls back on every change; returns what unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (value === next) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSelected(store, (value) => value);
}

/** Renders only when the selected part changes: a primitive, or the same object until then. */
export function useSelected<T, Part>({ get, subscribe }: Store<T>, select: (value: T) => Part): Part {
  const selected = () => select(get());
  return useSyncExternalStore(subscribe, selected, selected);
}
