import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { isSent } from '@matchpoint/core/athletes/fields/athlete-fields';
import { completeness, completenessText, missingText } from '@matchpoint/core/athletes/fields/completeness';
import { type OwnAthlete, visibilityText } from '@matchpoint/core/athletes/fields/own-athlete';
import {
  type ListColumn,
  listColumnNames,
  listColumns,
  startsDescending,
} from '@matchpoint/core/athletes/lists/list-columns';
import { phoneOwnColumns, usualOwnColumns as usualColumns } from '@matchpoint/core/athletes/lists/own-list';
import { shown, shownDate } from '@matchpoint/core/display/display';
import type { ReactElement, ReactNode } from 'react';
import { countryCell } from '../../../countries/country.tsx';
import { type Column, titleWidth } from '../../../ui/table/column.ts';
import styles from '../my-athletes.module.css';
import { MoreButton, NameCell, RowActions, type RowActionsProps, type RowChoice } from './row-actions.tsx';

/** A column that can be chosen; name and sport are always shown. */
export type OwnColumn =
  | Exclude<ListColumn, 'name' | 'sport' | 'agency'>
  | 'visibility'
  | 'complete'
  | 'changed';

const isOwn = (column: ListColumn): column is Exclude<ListColumn, 'name' | 'sport' | 'agency'> =>
  column !== 'name' && column !== 'sport' && column !== 'agency';

/** In the order in which they are shown (rules/athletes.md#my-athletes-page). */
export const ownColumns: readonly OwnColumn[] = [
  ...listColumnNames.filter(isOwn),
  'visibility',
  'complete',
  'changed',
];

/** Shown unless the person chose others. */
export const usualOwnColumns: readonly OwnColumn[] = [...usualColumns.filter(isOwn), 'complete', 'changed'];

/** Without what no athlete has: dates and optional fields that the service does not send. */
export function offeredColumns(athletes: readonly OwnAthlete[] = []): readonly OwnColumn[] {
  const known = athletes.flatMap(({ athlete }) => athlete ?? []);
  const has = (field: 'created_at' | 'changed_at') =>
    known.length === 0 || known.some((athlete) => athlete[field] != null);
  return ownColumns.filter((column) => {
    if (column === 'complete') return true;
    if (column === 'visibility') return isSent(known, 'hidden');
    if (column === 'changed') return has('changed_at');
    return (
      (column !== 'added' || has('created_at')) &&
      listColumns[column].fields.every((field) => isSent(known, field))
    );
  });
}

export function ownColumnTitle(column: OwnColumn): string {
  if (column === 'complete') return 'Complete';
  if (column === 'visibility') return 'Visibility';
  return column === 'changed' ? 'Last change' : listColumns[column].title;
}

const widths: Partial<Record<OwnColumn, number>> = {
  gender: 1.05,
  available: 1.55,
  utr: 0.8,
  country: 2,
  added: 1.5,
  visibility: 2.5,
  complete: 2.1,
  changed: 1.7,
};

/** Widths for less room, in which no word is broken. */
const narrowWidths: typeof widths = {
  ...widths,
  available: 1.5,
  utr: 0.85,
  complete: 1.25,
  changed: 1.6,
};

/** Sport, and what was chosen. */
function factColumns(
  chosen: readonly OwnColumn[],
  { isRoomy, unknown }: Pick<TableParts, 'isRoomy' | 'unknown'>,
): readonly Column<OwnAthlete>[] {
  const shares = isRoomy ? widths : narrowWidths;
  return [
    { title: 'Sport', width: isRoomy ? 0.9 : 1.2, sort: 'sport', cell: ({ sport }) => shown(sport) },
    ...ownColumns
      .filter((column) => chosen.includes(column))
      .map((column) => ({
        ...factColumn(column, unknown),
        width: shares[column] ?? titleWidth(ownColumnTitle(column)),
      })),
  ];
}

function factColumn(column: OwnColumn, unknown: ReactNode): Column<OwnAthlete> {
  const known = (cell: (athlete: Athlete) => ReactNode) => (row: OwnAthlete) =>
    row.athlete === null ? unknown : cell(row.athlete);
  const title = ownColumnTitle(column);
  if (column === 'complete') return { title, sort: column, cell: known(completeCell) };
  if (column === 'changed') {
    const cell = known(({ changed_at }) => shownDate(changed_at));
    return { title, sort: column, startsDescending: true, cell };
  }
  if (column === 'visibility') {
    const cell = known((athlete) => visibilityText({ athlete }));
    return { title, sort: column, startsDescending: true, cell };
  }
  const { sort, isNumeric, text } = listColumns[column];
  return {
    title,
    sort,
    numeric: isNumeric,
    startsDescending: startsDescending(listColumns[column]),
    cell: known(column === 'country' ? (one) => countryCell(one.country_of_residence) : text),
  };
}

/** What is missing is a count for the eye, and named under the mouse and while the row has the focus. */
function completeCell(athlete: Athlete): ReactNode {
  const found = completeness(athlete);
  const missing = missingText(found);
  return (
    <span className={styles['complete']}>
      <span>{completenessText(found)}</span>
      {missing !== null && (
        <>
          <span aria-hidden className={styles['missing']}>
            {`${found.missing.length} missing`}
          </span>
          <span className={styles['names']}>{missing}</span>
        </>
      )}
    </span>
  );
}

/** With more columns, of which Visibility is as wide as two, Edit is in a row's menu alone. */
const mostBesideButtons = 6;

interface TableParts extends Pick<RowActionsProps, 'manage' | 'onMore'> {
  readonly choiceOf: ((athlete: OwnAthlete) => RowChoice) | null;
  /** Shown for unknown values: a skeleton while they load, '-' where the service does not send them. */
  readonly unknown: ReactNode;
  /** The box for all rows, in the header's row. */
  readonly all?: ReactElement | false;
  /** There is room for Edit in a row, beside its menu. */
  readonly isRoomy: boolean;
}

/** Name and sport, the chosen columns, and what can be done. */
export function tableColumns(
  chosen: readonly OwnColumn[],
  { choiceOf, all, isRoomy, unknown, manage, onMore }: TableParts,
): readonly Column<OwnAthlete>[] {
  const isExplained = chosen.includes('visibility');
  const hasButtons = manage !== null && isRoomy && chosen.length + Number(isExplained) <= mostBesideButtons;
  return [
    {
      title: 'Name',
      width: 2.5,
      sort: 'name',
      first: all,
      cell: (athlete) => (
        <NameCell athlete={athlete} choice={choiceOf?.(athlete) ?? null} isExplained={isExplained} />
      ),
    },
    ...factColumns(chosen, { isRoomy, unknown }),
    {
      title: hasButtons ? 'Actions' : 'More',
      width: hasButtons ? 1.4 : isRoomy ? 0.9 : 1.15,
      numeric: true,
      cell: (athlete) => <RowActions athlete={athlete} manage={hasButtons ? manage : null} onMore={onMore} />,
    },
  ];
}

/** On a phone: the name, its menu, and one line of what counts; what is missing is cut first. */
export function phoneColumns(parts: TableParts): readonly Column<OwnAthlete>[] {
  const { choiceOf, onMore } = parts;
  return [
    {
      title: 'Name',
      cell: (athlete) => (
        <>
          <NameCell athlete={athlete} choice={choiceOf?.(athlete) ?? null} isExplained={false} />
          <MoreButton athlete={athlete} onMore={onMore} />
        </>
      ),
    },
    ...factColumns([...phoneOwnColumns.filter(isOwn), 'complete'], parts),
  ];
}
