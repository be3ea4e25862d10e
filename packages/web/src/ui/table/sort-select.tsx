import { capitalized } from '@matchpoint/core/display/capitalized';
import { Select } from '../form/input.tsx';
import type { Order } from './column.ts';
import styles from './row.module.css';

interface SortSelectProps<Sort extends string> {
  readonly orders: readonly Sort[];
  /** An order in words. */
  readonly orderText: (sort: Sort) => string;
  readonly order: Order;
}

/** Under 768 px, where a table has no header to order by, the same orders as a select. */
export function SortSelect<Sort extends string>({ orders, orderText, order }: SortSelectProps<Sort>) {
  return (
    <Select
      className={styles['sort']}
      aria-label="Sort by"
      value={order.sort}
      onChange={({ target }) => order.onSort(target.value)}
    >
      {orders.map((sort) => (
        <option key={sort} value={sort}>
          {capitalized(orderText(sort))}
        </option>
      ))}
    </Select>
  );
}
