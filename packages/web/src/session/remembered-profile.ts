import type { Persistence } from '@matchpoint/core/identity/identity-provider';
import { type RememberedProfile, readRemembered } from '@matchpoint/core/profiles/remembered-profile';
import { useMemo } from 'react';
import {
  storedInVisit,
  storedText,
  storeInVisit,
  storeText,
  useStoredText,
} from '../ui/state/stored-text.ts';

const storageKey = 'matchpoint.active-profile';

/** What the first render shows of the active profile (rules/session.md#remembered-profile). */
export function useRememberedProfile(): RememberedProfile | null {
  const onDevice = useStoredText(storageKey);
  const text = onDevice ?? storedInVisit(storageKey);
  return useMemo(() => readRemembered(text), [text]);
}

/** Keeps the text where the session is kept, and nowhere else. */
export function rememberProfile(text: string | null, persistence: Persistence): void {
  const [onDevice, inTab] = [persistence === 'device' ? text : null, persistence === 'tab' ? text : null];
  if (storedText(storageKey) !== onDevice) storeText(storageKey, onDevice);
  if (storedInVisit(storageKey) !== inTab) storeInVisit(storageKey, inTab);
}
