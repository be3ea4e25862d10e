import { storeText, useStoredText } from '../../../ui/state/stored-text.ts';
import { type OwnColumn, ownColumns, usualOwnColumns } from './my-athlete-columns.tsx';

const storageKey = 'matchpoint.my-athletes.columns';

/** The columns of My Athletes, as chosen on this device. */
export function useOwnColumns(): readonly OwnColumn[] {
  const stored = useStoredText(storageKey);
  if (stored === null) return usualOwnColumns;
  const names = new Set(stored.split(','));
  return ownColumns.filter((column) => names.has(column));
}

export function chooseOwnColumns(columns: readonly OwnColumn[]): void {
  storeText(storageKey, columns.join(','));
}
