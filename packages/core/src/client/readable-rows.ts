import * as z from 'zod/mini';

/** The rows of a list that parse, and how many do not (rules/loading.md#malformed-answers). */
export interface ReadableRows<T> {
  readonly rows: readonly T[];
  readonly unreadable: number;
}

/** Reads the answer of a list, whose contract is an array, row by row. */
export function readableRows<T>(list: z.ZodMiniArray<z.ZodMiniType<T>>): z.ZodMiniType<ReadableRows<T>> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((answered) => {
      const rows = answered.flatMap((row) => {
        const parsed = z.safeParse(list.def.element, row);
        return parsed.success ? [parsed.data] : [];
      });
      return { rows, unreadable: answered.length - rows.length };
    }),
  );
}
