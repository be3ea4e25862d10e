import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { type Dispatch, type SetStateAction, useCallback, useMemo } from 'react';
import type { RowChoice } from './name-cell.tsx';
import {
  areAllChosen,
  extendRows,
  noRows,
  type RowSelection,
  toggleRow,
  toggleShown,
} from './row-selection.ts';

const none: readonly OwnAthlete[] = [];

export interface ChoiceProps {
  readonly selection: RowSelection;
  readonly onSelect: Dispatch<SetStateAction<RowSelection>>;
}

/** Which athletes are chosen; those that are gone no longer are. */
export function useChoice(
  { selection, onSelect }: ChoiceProps,
  athletes: readonly OwnAthlete[] = none,
  shown: readonly OwnAthlete[] = none,
) {
  const chosen = useMemo(() => athletes.filter(({ id }) => selection.ids.has(id)), [athletes, selection]);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const shownChosen = useMemo(
    () => shownIds.filter((id) => selection.ids.has(id)).length,
    [shownIds, selection],
  );

  const choiceOf = useCallback(
    ({ id }: OwnAthlete): RowChoice => ({
      isChosen: selection.ids.has(id),
      onChoose: (extend) => onSelect((now) => (extend ? extendRows(now, id, shownIds) : toggleRow(now, id))),
    }),
    [selection, onSelect, shownIds],
  );
  const toggleAll = useCallback(() => onSelect((now) => toggleShown(now, shownIds)), [onSelect, shownIds]);
  const clear = useCallback(() => onSelect(noRows), [onSelect]);

  return {
    chosen,
    hidden: chosen.length - shownChosen,
    allShown: areAllChosen(selection, shownIds) ? true : shownChosen > 0 ? ('some' as const) : false,
    choiceOf,
    toggleAll,
    clear,
  };
}
