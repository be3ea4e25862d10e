import * as z from 'zod/mini';

/** What a service may write for "nothing": the key left out, null, or an empty text. */
export const wireText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (value === undefined || value === null || value === '' ? null : String(value))),
);

/** A number, or its decimal text as many services write it; anything else does not parse. */
export const wireNumber = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.literal(''), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]))),
  z.transform((value) => (value === undefined || value === null || value === '' ? null : Number(value))),
);

/** Ids are opaque: a number or a text on the wire, always compared as text. */
export const wireId = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

/** An id that may be missing. */
export const wireOptionalId = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (value === undefined || value === null || value === '' ? null : String(value))),
);
