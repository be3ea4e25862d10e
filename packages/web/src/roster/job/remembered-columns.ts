import { readKept } from '@matchpoint/core/roster/answers';
import { type Answers, mergeAnswers } from '@matchpoint/core/roster/decisions';
import { storedText, storeText } from '../../ui/state/stored-text.ts';

/** What was said of the agency's last file, kept for the next one. */
const storageKey = (agencyId: string) => `matchpoint.decisions.${agencyId}`;

export function readRememberedColumns(agencyId: string): Answers {
  try {
    return readKept(JSON.parse(storedText(storageKey(agencyId)) ?? ''));
  } catch {
    return {};
  }
}

export function rememberColumns(agencyId: string, answers: Answers): void {
  storeText(storageKey(agencyId), JSON.stringify(mergeAnswers(readRememberedColumns(agencyId), answers)));
}
