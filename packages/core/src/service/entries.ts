import * as z from 'zod/mini';

/** The entries of a list that parse, and how many do not (rules.md#malformed-answers). */
export interface Entries<T> {
  readonly rows: readonly T[];
  readonly unreadable: number;
}

/** Reads the answer of a list, whose contract is an array, entry by entry. */
export function entriesOf<T>(list: z.ZodMiniArray<z.ZodMiniType<T>>): z.ZodMiniType<Entries<T>> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => {
      const rows = entries.flatMap((entry) => {
        const parsed = z.safeParse(list.def.element, entry);
        return parsed.success ? [parsed.data] : [];
      });
      return { rows, unreadable: entries.length - rows.length };
    }),
  );
}
