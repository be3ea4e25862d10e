import * as z from 'zod/mini';

/** The error of a value of another type: `why`, or that it is missing. */
export const fieldError = (why: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is required' : why),
});

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, fieldError(`must be one of ${values.join(', ')}`));

/** A field of a merge patch (RFC 7396): left out, or removed by null. */
export const removable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
