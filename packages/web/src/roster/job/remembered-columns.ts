import { mergeChosen, readKept } from '@matchpoint/core/roster/matching/chosen';
import type { Chosen } from '@matchpoint/core/roster/matching/match-columns';
import { storedText, storeText } from '../../ui/state/stored-text.ts';

/** A person's decisions on the agency's last file, kept for the next one. */
const storageKey = (agencyId: string) => `matchpoint.decisions.${agencyId}`;

export function readRememberedColumns(agencyId: string): Chosen {
  try {
    return readKept(JSON.parse(storedText(storageKey(agencyId)) ?? ''));
  } catch {
    return {};
  }
}

export function rememberColumns(agencyId: string, chosen: Chosen): void {
  storeText(storageKey(agencyId), JSON.stringify(mergeChosen(readRememberedColumns(agencyId), chosen)));
}
