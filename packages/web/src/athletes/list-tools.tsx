import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import {
  columnsOffered,
  firstColumn,
  inListOrder,
  type ListColumn,
  listColumns,
} from '@matchpoint/core/athletes/lists/list-columns';
import { useOfferedFields } from '../api/service.ts';
import { CompareToggle } from '../board/compare/compare-controls.tsx';
import { storeText } from '../ui/state/stored-text.ts';
import { ColumnChoice, ViewMenu } from '../ui/table/view-menu.tsx';
import { starPress } from './athlete-columns.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { SavedSearches } from './saved/saved-searches.tsx';
import { namedColumns } from './shown-address.ts';
import { columnsKey } from './use-columns.ts';

interface ListToolsProps {
  readonly filter: AthleteFilter;
  readonly columns: readonly ListColumn[];
  readonly changeColumns: (columns: readonly ListColumn[] | null) => void;
  /** Whether the service says when an athlete was added. */
  readonly isDated: boolean;
  readonly total: number | undefined;
}

/** What a list offers beside search and filters; the first rows do not wait for it. */
export function ListTools({ filter, columns, changeColumns, isDated, total }: ListToolsProps) {
  const fields = useOfferedFields();
  const offered = columnsOffered(fields).filter(
    (column) => column !== 'added' || isDated || columns.includes(column),
  );
  /** A choice is kept on the device and, where it is not the usual one, in the address (rules/lists.md#list-columns). */
  function choose(all: Iterable<ListColumn>) {
    const chosen = inListOrder(all);
    storeText(columnsKey, String(chosen));
    changeColumns(namedColumns(chosen, filter));
  }
  return (
    <>
      <ViewMenu rowPress={starPress}>
        <ColumnChoice
          offered={offered}
          chosen={columns}
          titleOf={(column) => listColumns[column].title}
          fixed={firstColumn}
          onChoose={choose}
        />
      </ViewMenu>
      <SavedSearches filter={filter} columns={columns} />
      <CompareToggle />
      <ExportMenu filter={filter} columns={columns} total={total} />
    </>
  );
}
