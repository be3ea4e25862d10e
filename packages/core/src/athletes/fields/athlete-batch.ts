import * as z from 'zod/mini';
import { fieldError } from '../../wire/payload.ts';
import { type Problem, readProblems } from '../../wire/problems.ts';
import { wireText } from '../../wire/values.ts';
import { athlete } from './athlete.ts';
import { athleteDraft, athleteEdit } from './athlete-draft.ts';

/** Rows that one batch may have (rules/service.md#batch-create). */
export const mostBatchRows = 1000;

/**
 * The sender's own key for a new entry, unique per agency: a repeated one creates nothing. It also travels as the
 * header `Idempotency-Key`, so it is of visible ASCII characters.
 */
export const clientRef = z
  .string(fieldError('must be text'))
  .check(z.regex(/^[!-~]{1,200}$/, 'must be 1 to 200 letters, digits or signs of ASCII, without spaces'));

export const athleteRow = z.extend(athleteDraft, { client_ref: clientRef });
export type AthleteRow = z.output<typeof athleteRow>;

/** A row of a batch, before `athleteRow` validates it alone. */
export const anyRow = z.unknown();

export const athleteBatch = z.object({
  athletes: z
    .array(anyRow, fieldError('must be a list of athletes'))
    .check(z.maxLength(mostBatchRows, `must be at most ${mostBatchRows} athletes`)),
});

/**
 * The result of the row at `index` (rules/service.md#batch-create).
 * - `created`: by this batch
 * - `exists`: the same row was created before
 * - `invalid`: `detail` says why it was not created
 */
export const batchResult = z.pipe(
  z.object({
    index: z.number(),
    status: z.enum(['created', 'exists', 'invalid']),
    id: wireText,
    version: wireText,
    detail: z.optional(z.unknown()),
  }),
  z.transform(withProblems),
);

function withProblems<T extends { readonly status: string; readonly detail?: unknown }>({
  detail,
  ...result
}: T) {
  return { ...result, detail: result.status === 'invalid' ? problemsOf(detail) : [] };
}

function problemsOf(detail: unknown): readonly Problem[] {
  const problems = readProblems({ detail });
  return problems.length > 0 ? problems : [{ field: null, message: 'The service refused it.' }];
}

export type BatchResult = z.output<typeof batchResult>;

/** One of the agency's own athletes, with the version that a change names (rules/service.md#batch-edit). */
export const ownAthlete = z.extend(athlete, { version: z.string() });

/** `change`: a merge patch; null removes the athlete. */
export const athleteChange = z.object({
  id: z.string(fieldError('must be text')),
  version: z.string(fieldError('must be text')),
  change: z.nullable(athleteEdit),
});
export type AthleteChange = z.output<typeof athleteChange>;

/** A change of a batch, before `athleteChange` validates it alone. */
export const anyChange = z.unknown();

export const athleteChanges = z.object({
  athletes: z
    .array(anyChange, fieldError('must be a list of changes'))
    .check(z.maxLength(mostBatchRows, `must be at most ${mostBatchRows} changes`)),
});

/**
 * The result of the change at `index` (rules/service.md#batch-edit). `version` is the one that the athlete has now.
 * - `updated`: it has the values, from this change or before
 * - `removed`
 * - `changed`: it has another version and other values; nothing was done
 * - `gone`: the agency has no such athlete
 * - `invalid`: `detail` says why nothing was done
 */
export const changeResult = z.pipe(
  z.object({
    index: z.number(),
    status: z.enum(['updated', 'removed', 'changed', 'gone', 'invalid']),
    version: wireText,
    detail: z.optional(z.unknown()),
  }),
  z.transform(withProblems),
);
export type ChangeResult = z.output<typeof changeResult>;
