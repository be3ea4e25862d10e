import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import type { ListColumn } from '@matchpoint/core/athletes/list-columns';
import { ViewMenu } from '../ui/table/view-menu.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { SavedSearches } from './saved/saved-searches.tsx';

interface ListToolsProps {
  readonly filter: AthleteFilter;
  /** The columns that are shown. */
  readonly columns: readonly ListColumn[];
  readonly total: number | undefined;
}

/** What a list offers beside search and filters; the first rows do not wait for it. */
export function ListTools(list: ListToolsProps) {
  return (
    <>
      <ViewMenu />
      <SavedSearches filter={list.filter} columns={list.columns} />
      <ExportMenu {...list} />
    </>
  );
}
