import { useSyncExternalStore } from 'react';

/** What the browser refused to store lasts until the page is closed. */
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** A choice that is kept on this device, in step between tabs; null until there is one. */
export function useStoredText(key: string): string | null {
  const stored = () => storedText(key);
  return useSyncExternalStore(subscribe, stored, stored);
}

export function storedText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param text null: nothing is stored any more */
export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Asks the browser to keep what is stored, also when the device has little room; some browsers ask the person. */
export function persistStorage(): void {
  // Missing where the page came without TLS.
  navigator.storage?.persist?.().catch(() => undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** A text that this tab keeps until it is closed. */
export function storedInVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Without storage it lasts until the page is left. @param text null: nothing is stored any more */
export function storeInVisit(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The page itself still has it.
  }
}
