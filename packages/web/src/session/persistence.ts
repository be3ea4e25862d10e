import { type Persistence, persistences } from '@matchpoint/core/identity/identity-provider';
import { storedText, storeText } from '../ui/state/stored-text.ts';

/** Stores `{"version": 1, "persistence": "device" | "tab" | "memory"}`: the choice, nothing about the session. */
const storageKey = 'matchpoint.persistence';
const written = (persistence: Persistence) => JSON.stringify({ version: 1, persistence });

/** The person's choice; by default this device (rules/session.md#persistence). */
export function readPersistence(): Persistence {
  return parse(storedText(storageKey));
}

export function storePersistence(persistence: Persistence): void {
  storeText(storageKey, written(persistence));
}

/** Calls back when another tab changes the choice. */
export function onPersistenceChosen(listener: (persistence: Persistence) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) listener(parse(newValue));
  });
}

function parse(text: string | null): Persistence {
  return persistences.find((persistence) => text === written(persistence)) ?? 'device';
}
