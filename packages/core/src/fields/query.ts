import * as z from 'zod/mini';
import { countryCode } from '../countries/countries.ts';
import { countryText } from './country-text.ts';
import { ruledText, storable } from './text-rule.ts';

/** Values of a query string: text in, typed value out. */
export const queryText = ruledText(200, [storable]);

export const queryNumber = z.pipe(
  z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,6})?$/, 'must be a number')),
  // Without a negative zero, which is written as zero.
  z.transform((text) => Number(text) + 0),
);

/** A country in any form that `countryCode` reads; the value is the ISO alpha-2 code. */
export const queryCountry = z.pipe(
  countryText,
  z.transform((value) => countryCode(value) ?? ''),
);

/** Each field, then after a minus sign. */
export function bothDirections<F extends string>(fields: readonly F[]): (F | `-${F}`)[] {
  return fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`]);
}

export function sortedBy<F extends string>(fields: readonly F[]) {
  return z.enum(
    bothDirections(fields),
    `must be one of ${fields.join(', ')}, or one of them after a minus sign`,
  );
}

/** A page of one's own athletes begins after the one with this id. */
export const pageOfOwn = z.object({
  after: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'must be the id of the last one'))),
});

const notACursor = 'is not a cursor of this list';

/** Paging (rules/service.md#paging): `limit` rows after `cursor`, an opaque text of the service; or the rows of these ids. */
export const paging = z.object({
  id: z.optional(
    z.string().check(z.regex(/^[^,]+(,[^,]+){0,99}$/, 'must be 1 to 100 ids, separated by commas')),
  ),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/, 'must be a whole number from 1 to 1000')),
      z.transform(Number),
    ),
  ),
  cursor: z.optional(
    z
      .string()
      .check(z.minLength(1, notACursor), z.maxLength(2000, notACursor))
      .register(z.globalRegistry, { format: 'cursor' }),
  ),
});
