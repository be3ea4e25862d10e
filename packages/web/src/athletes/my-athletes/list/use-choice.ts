import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { type Dispatch, type SetStateAction, useCallback, useMemo } from 'react';
import type { RowChoice } from './row-actions.tsx';

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

/** Which rows are chosen, and the row from which a range reaches. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const noRows: RowSelection = { ids: new Set(), anchor: null };

export function toggleRow({ ids }: RowSelection, id: string): RowSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** With Shift: all from the row that was clicked before to this one become what this one becomes. */
export function extendRows(selection: RowSelection, id: string, shown: readonly string[]): RowSelection {
  const [from, to] = [shown.indexOf(selection.anchor ?? ''), shown.indexOf(id)];
  if (from < 0 || to < 0) return toggleRow(selection, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: withRows(selection.ids, range, !selection.ids.has(id)), anchor: id };
}

/** All shown rows are chosen, or none of them where all were. */
export function toggleShown({ ids }: RowSelection, shown: readonly string[]): RowSelection {
  return { ids: withRows(ids, shown, !areAllChosen({ ids }, shown)), anchor: null };
}

export function areAllChosen({ ids }: Pick<RowSelection, 'ids'>, shown: readonly string[]): boolean {
  return shown.length > 0 && shown.every((id) => ids.has(id));
}

function withRows(ids: ReadonlySet<string>, rows: readonly string[], isChosen: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  for (const id of rows) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
