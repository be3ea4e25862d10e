import * as z from 'zod/mini';
import { countryCode } from '../countries/countries.ts';

/** The error of a field that is not of its type: why, or that it is missing. */
export const fieldError = (why: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is required' : why),
});

/** Whether PostgreSQL stores the text: no NUL and no half of a surrogate pair. */
export const isStorable = (text: string) => !/[\0\p{Cs}]/u.test(text);

/** Text that is stored: at most `max` UTF-16 code units. */
export const plainText = (max: number) =>
  z
    .string(fieldError('must be text'))
    .check(
      z.maxLength(max, `must be at most ${max} characters`),
      z.refine(isStorable, 'must not contain characters that cannot be stored'),
    );

export const requiredText = (max: number) =>
  plainText(max).check(z.refine((value) => value.trim() !== '', 'is required'));

/** A country in any form that `countryCode` reads (rules.md#country-input). */
export const countryText = plainText(100).check(
  z.refine((value) => countryCode(value) !== null, 'must be a country name or an ISO code'),
);

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, fieldError(`must be one of ${values.join(', ')}`));

/** A field of a merge patch (RFC 7396) that may be left out, or taken away by null. */
export const removable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
