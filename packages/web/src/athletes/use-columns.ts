import { optionalFields } from '@matchpoint/core/athletes/athlete-fields';
import type { ListAddress } from '@matchpoint/core/athletes/list-address';
import {
  columnsOffered,
  inListOrder,
  type ListColumn,
  usualColumns,
  withAsked,
} from '@matchpoint/core/athletes/list-columns';
import { useMemo } from 'react';
import { useOffered } from '../api/use-offered.ts';
import { storeText, useStoredText } from '../ui/media/stored-text.ts';

export interface ChosenColumns {
  readonly columns: readonly ListColumn[];
  readonly choose: (columns: readonly ListColumn[]) => void;
}

const storageKey = 'matchpoint.columns';

/**
 * The columns of the list: those of the address, or else the choice of this device or the usual ones, with what the list is
 * asked for. A choice is kept on the device and, where it is not the usual one, in the address (rules/lists.md#list-columns).
 */
export function useColumns(
  address: ListAddress,
  changeColumns: (columns: ListAddress['columns']) => void,
): ChosenColumns {
  const stored = useStoredText(storageKey);
  const offered = useOffered();
  const columns = useMemo(() => {
    const isKnown = (column: ListColumn) => columnsOffered(offered ?? optionalFields).includes(column);
    if (address.columns !== null) return address.columns;
    const usual = stored === null ? usualColumns : inListOrder(stored.split(',')).filter(isKnown);
    return withAsked(usual, address.filter);
  }, [address, stored, offered]);

  function choose(chosen: readonly ListColumn[]) {
    const text = chosen.join(',');
    storeText(storageKey, text);
    changeColumns(text === withAsked(usualColumns, address.filter).join(',') ? null : chosen);
  }
  return { columns, choose };
}
