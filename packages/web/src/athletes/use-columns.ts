import { optionalFields } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { ListAddress } from '@matchpoint/core/athletes/lists/list-address';
import {
  columnsOffered,
  inListOrder,
  type ListColumn,
  usualColumns,
  withAsked,
} from '@matchpoint/core/athletes/lists/list-columns';
import { useMemo } from 'react';
import { useOffered } from '../api/service.ts';
import { useStoredText } from '../ui/state/stored-text.ts';

/** Where the choice of this device is kept. */
export const columnsKey = 'matchpoint.columns';

/**
 * The columns of the list: those of the address, or else the choice of this device or the usual ones, with what the list is
 * asked for (rules/lists.md#list-columns).
 */
export function useColumns(address: ListAddress): readonly ListColumn[] {
  const stored = useStoredText(columnsKey);
  const offered = columnsOffered(useOffered() ?? optionalFields);
  const usual = stored === null ? usualColumns : inListOrder(stored.split(','));
  const known = withAsked(usual, address.filter).filter((column) => offered.includes(column));
  const text = String(address.columns ?? known);
  // The same array as long as they are the same, so that a search renders no row anew.
  return useMemo(() => inListOrder(text.split(',')), [text]);
}
