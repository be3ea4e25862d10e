import * as z from 'zod/mini';

/** Text, or a number as some services write a zip code; null if left out, null or blank. */
const anyText = z.nullable(z.union([z.string(), z.number()]));
export const wireText = z.pipe(
  z.optional(anyText),
  z.transform((value) => (isNothing(value) ? null : String(value))),
);

/** A number, or its decimal text as some services write it; null as for {@link wireText}. */
const anyNumber = z.nullable(z.union([z.number(), z.string().check(z.regex(/^\s*(-?\d+(\.\d+)?)?\s*$/))]));
export const wireNumber = z.pipe(
  z.optional(anyNumber),
  z.transform((value) => (isNothing(value) ? null : Number(value))),
);

/** As {@link wireText} and {@link wireNumber}, but undefined where a service does not have the field. */
export const offeredText = z.optional(
  z.pipe(
    anyText,
    z.transform((value) => (isNothing(value) ? null : String(value))),
  ),
);
export const offeredNumber = z.optional(
  z.pipe(
    anyNumber,
    z.transform((value) => (isNothing(value) ? null : Number(value))),
  ),
);
export const offeredFlag = z.optional(
  z.pipe(
    z.nullable(z.boolean()),
    z.transform((value) => value ?? false),
  ),
);

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant of ISO 8601, written as `Date` writes it; null for anything else. */
export const wireInstant = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const at = typeof value === 'string' && instant.test(value) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? null : new Date(at).toISOString();
  }),
);

/** An opaque id: a number or a text on the wire, compared as text (rules/service.md#opaque-ids). */
export const wireId = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

function isNothing(value: string | number | null | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
