import * as z from 'zod/mini';
import { countryCode } from '../countries/countries.ts';

/** Values of a query string: text in, typed value out. */
export const queryText = z.string().check(
  z.maxLength(200, 'must be at most 200 characters'),
  z.refine((value) => !value.includes('\0'), 'must not contain a NUL character'),
);

export const queryNumber = z.pipe(
  z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,6})?$/, 'must be a number')),
  z.transform(Number),
);

/** A country in any form that `countryCode` reads; the value is the ISO alpha-2 code. */
export const queryCountry = z.pipe(
  queryText.check(z.refine((value) => countryCode(value) !== null, 'must be a country name or an ISO code')),
  z.transform((value) => countryCode(value) ?? ''),
);

export const sortedBy = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.templateLiteral(
    [z.enum(['', '-']), z.enum(fields)],
    `must be one of ${fields.join(', ')}, or one of them after a minus sign`,
  );

/** Paging of X1: `limit` rows after the place that `cursor`, an opaque text of the service, names. */
export const paging = z.object({
  limit: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 1000,
            'must be a whole number from 1 to 1000',
          ),
        ),
      z.transform(Number),
    ),
  ),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(1000, 'is not a cursor of this list'))),
});
export type Paging = z.output<typeof paging>;
