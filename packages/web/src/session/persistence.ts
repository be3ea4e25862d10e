import { type Persistence, persistences } from '@matchpoint/core/identity/identity-provider';

/** Stores `{"version": 1, "persistence": "device" | "tab" | "memory"}`: the choice, nothing about the session. */
const storageKey = 'matchpoint.persistence';
const version = 1;

/** The person's choice; by default this device (rules/session.md#persistence). */
export function readPersistence(): Persistence {
  try {
    return parse(localStorage.getItem(storageKey));
  } catch {
    return 'device';
  }
}

export function storePersistence(persistence: Persistence): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, persistence }));
  } catch {
    // Without storage the choice lasts until the page is closed, like the session itself.
  }
}

/** Calls back when another tab changes the choice; returns what unsubscribes. */
export function onPersistenceChosen(listener: (persistence: Persistence) => void): () => void {
  const events = new AbortController();
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === storageKey) listener(parse(newValue));
    },
    { signal: events.signal },
  );
  return () => events.abort();
}

function parse(text: string | null): Persistence {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null) return 'device';
    if (!('version' in stored && stored.version === version && 'persistence' in stored)) return 'device';
    return persistences.find((known) => known === stored.persistence) ?? 'device';
  } catch {
    return 'device';
  }
}
