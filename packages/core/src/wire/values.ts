import * as z from 'zod/mini';

/** Text, or a number as some services write a zip code; null if left out, null or blank. */
export const wireText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (isNothing(value) ? null : String(value))),
);

/** A number, or its decimal text as some services write it; null as for {@link wireText}. */
export const wireNumber = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string().check(z.regex(/^\s*(-?\d+(\.\d+)?)?\s*$/))]))),
  z.transform((value) => (isNothing(value) ? null : Number(value))),
);

/** Ids are opaque: a number or a text on the wire, always compared as text. */
export const wireId = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

function isNothing(value: string | number | null | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
