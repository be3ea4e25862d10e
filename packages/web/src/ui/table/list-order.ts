import type { Order } from './column.ts';

/** The order of every list where its address names none: the newest first. */
export const ownOrder = '-created';

/** The order that an address names; choosing another one shows the list from its top. */
export function listOrder<Sort extends string>(
  sort: Sort | undefined,
  schema: { readonly safeParse: (sort: unknown) => { readonly data?: Sort | undefined } },
  change: (sort: Sort | undefined) => void,
): Order {
  return {
    sort: sort ?? ownOrder,
    onSort(chosen) {
      const { data } = schema.safeParse(chosen);
      change(data === ownOrder ? undefined : data);
      window.scrollTo({ top: 0 });
    },
  };
}
