import { NativeSelect } from '@chakra-ui/react';
import type { Column, Order } from './column.ts';

/** Under 768 px a table has no header to sort by: the same orders as a select. */
export function SortSelect<Row>({ columns, order }: { columns: readonly Column<Row>[]; order: Order }) {
  return (
    <NativeSelect.Root display={{ md: 'none' }}>
      <NativeSelect.Field
        aria-label="Sort by"
        value={order.sort ?? ''}
        onChange={({ target }) => order.onSort(target.value === '' ? undefined : target.value)}
      >
        <option value="">Sort: newest first</option>
        {columns.flatMap(({ title, sort }) =>
          sort === undefined
            ? []
            : [
                <option key={sort} value={sort}>{`${title}, ascending`}</option>,
                <option key={`-${sort}`} value={`-${sort}`}>{`${title}, descending`}</option>,
              ],
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
