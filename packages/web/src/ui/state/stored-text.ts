import { useSyncExternalStore } from 'react';

/** Texts by key, one for each matter. A matter whose form may change writes a version into its text. */
function textsIn(storage: () => Storage) {
  /** What the browser refused to store lasts until the page is closed. */
  const unstored = new Map<string, string | null>();
  function attempt<T>(work: (storage: Storage) => T, otherwise: () => T): T {
    try {
      return work(storage());
    } catch {
      return otherwise();
    }
  }
  return {
    read: (key: string): string | null =>
      unstored.get(key) ??
      attempt(
        (stored) => stored.getItem(key),
        () => null,
      ),
    /** @param text null: nothing is stored any more */
    write(key: string, text: string | null): void {
      unstored.delete(key);
      attempt(
        (stored) => (text === null ? stored.removeItem(key) : stored.setItem(key, text)),
        () => void unstored.set(key, text),
      );
    },
  };
}

/** What this tab keeps until it is closed. */
export const { read: storedInVisit, write: storeInVisit } = textsIn(() => sessionStorage);

/** What this device keeps. */
const device = textsIn(() => localStorage);
const listeners = new Set<() => void>();
export const storedText = device.read;

export function storeText(key: string, text: string | null): void {
  device.write(key, text);
  for (const listener of listeners) listener();
}

/** The same, in step between tabs. */
export function useStoredText(key: string): string | null {
  const stored = () => storedText(key);
  return useSyncExternalStore(subscribe, stored, stored);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Asks the browser to keep what is stored, also when the device has little room; some browsers ask the person. */
export function persistStorage(): void {
  // Missing where the page came without TLS.
  navigator.storage?.persist?.().catch(() => undefined);
}
