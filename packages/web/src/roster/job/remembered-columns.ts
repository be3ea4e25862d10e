import type { Chosen } from '@matchpoint/core/roster/matching/match-columns';
import { storedText, storeText } from '../../ui/media/stored-text.ts';

/** The fields that a person chose for headers, kept for the agency's next file: `{"version": 1, "chosen": {…}}`. */
const storageKey = (agencyId: string) => `matchpoint.columns.${agencyId}`;
const version = 1;

export function readRememberedColumns(agencyId: string): Chosen {
  try {
    const stored: unknown = JSON.parse(storedText(storageKey(agencyId)) ?? '');
    if (typeof stored !== 'object' || stored === null) return {};
    if (!('version' in stored && stored.version === version && 'chosen' in stored)) return {};
    return Object.fromEntries(
      Object.entries(stored.chosen ?? {}).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** @param chosen field by header */
export function rememberColumns(agencyId: string, chosen: Chosen): void {
  const all = { ...readRememberedColumns(agencyId), ...chosen };
  storeText(storageKey(agencyId), JSON.stringify({ version, chosen: all }));
}
