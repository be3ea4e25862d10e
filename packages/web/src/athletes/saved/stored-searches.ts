import {
  readSavedSearches,
  type SavedSearch,
  writeSavedSearches,
} from '@matchpoint/core/athletes/lists/saved-searches';
import { useMemo } from 'react';
import { storedText, storeText, useStoredText } from '../../ui/state/stored-text.ts';

const key = 'matchpoint.searches';
const asideKey = `${key}.unreadable`;

/** The searches on this device, in step between tabs; null where they cannot be read. */
export function useSavedSearches(): readonly SavedSearch[] | null {
  const text = useStoredText(key);
  return useMemo(() => readSavedSearches(text), [text]);
}

/** The searches that are stored now, and texts of other versions of the app. */
export function storedSearches(): {
  readonly searches: readonly SavedSearch[];
  readonly unreadable: readonly string[];
} {
  const text = storedText(key);
  const searches = readSavedSearches(text);
  const unreadable = [storedText(asideKey), searches === null ? text : null];
  return { searches: searches ?? [], unreadable: unreadable.filter((one) => one !== null) };
}

/** Changes what is stored now, also by another tab. What cannot be read is kept under another name. */
export function updateSearches(change: (searches: readonly SavedSearch[]) => readonly SavedSearch[]): void {
  const text = storedText(key);
  const searches = readSavedSearches(text);
  if (searches === null && text !== null) storeText(asideKey, text);
  storeText(key, writeSavedSearches(change(searches ?? [])));
}
