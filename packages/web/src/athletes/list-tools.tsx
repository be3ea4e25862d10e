import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import {
  columnsOffered,
  firstColumn,
  inListOrder,
  listColumns,
} from '@matchpoint/core/athletes/list-columns';
import { useOfferedFields } from '../api/use-offered.ts';
import { CompareToggle } from '../board/compare/compare-toggle.tsx';
import { ColumnChoice } from '../ui/table/column-choice.tsx';
import { ViewMenu } from '../ui/table/view-menu.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { SavedSearches } from './saved/saved-searches.tsx';
import type { ChosenColumns } from './use-columns.ts';

interface ListToolsProps {
  readonly filter: AthleteFilter;
  readonly chosen: ChosenColumns;
  /** Whether the service says when an athlete was added. */
  readonly isDated: boolean;
  readonly total: number | undefined;
}

/** What a list offers beside search and filters; the first rows do not wait for it. */
export function ListTools({ filter, chosen, isDated, total }: ListToolsProps) {
  const { columns, choose } = chosen;
  const fields = useOfferedFields();
  const offered = columnsOffered(fields).filter(
    (column) => column !== 'added' || isDated || columns.includes(column),
  );
  return (
    <>
      <ViewMenu>
        <ColumnChoice
          offered={offered}
          chosen={columns}
          titleOf={(column) => listColumns[column].title}
          fixed={firstColumn}
          onChoose={(all) => choose(inListOrder(all))}
        />
      </ViewMenu>
      <SavedSearches filter={filter} columns={columns} />
      <CompareToggle />
      <ExportMenu filter={filter} columns={columns} total={total} />
    </>
  );
}
