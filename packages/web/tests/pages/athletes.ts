import type { Page } from 'playwright-core';
import { table } from './table.ts';

/** The list of athletes with search, filters and sort order. */
export function athletesPage(page: Page) {
  const main = page.getByRole('main');
  return {
    search: main.getByRole('searchbox', { name: 'Search athletes' }),
    count: main.getByRole('status'),
    header: (column: string) =>
      table(page, 'Athletes').getByRole('columnheader', { name: column, exact: true }),
    sortBy: (column: string) =>
      table(page, 'Athletes')
        .getByRole('columnheader')
        .getByRole('button', { name: column, exact: true })
        .click(),
    openFilters: () => main.getByRole('button', { name: /^Filters/ }).click(),
    filter: (label: string) => main.getByRole('combobox', { name: label, exact: true }),
    removeFilter: (label: string) => main.getByRole('button', { name: `Remove filter ${label}` }).click(),
    clearAll: main.getByRole('button', { name: 'Clear all' }),
  };
}
