import { Select } from '../form/input.tsx';
import type { Order } from './column.ts';
import styles from './sort-select.module.css';

/** Under 768 px, where a table has no header to sort by, the same orders as a select. */
export function SortSelect({
  columns,
  order,
}: {
  columns: readonly { readonly title: string; readonly sort?: string }[];
  order: Order;
}) {
  return (
    <Select
      className={styles['sort']}
      aria-label="Sort by"
      value={order.sort ?? ''}
      onChange={({ target }) => order.onSort(target.value === '' ? undefined : target.value)}
    >
      <option value="">Newest first</option>
      {columns.flatMap(({ title, sort }) =>
        sort === undefined
          ? []
          : [
              <option key={sort} value={sort}>{`By ${title}, ascending`}</option>,
              <option key={`-${sort}`} value={`-${sort}`}>{`By ${title}, descending`}</option>,
            ],
      )}
    </Select>
  );
}
