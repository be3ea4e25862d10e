import * as z from 'zod/mini';
import { fieldError } from '../wire/payload.ts';
import { type Problem, readProblems } from '../wire/problems.ts';
import { wireText } from '../wire/values.ts';
import { athleteDraft } from './athlete.ts';

/** Rows that one batch may have (rules.md#batch-create). */
export const mostBatchRows = 1000;

/**
 * The sender's own name for what it creates, unique per agency: what is sent twice is created once. It also travels
 * as the header `Idempotency-Key`, so it is of visible ASCII characters.
 */
export const clientRef = z
  .string(fieldError('must be text'))
  .check(z.regex(/^[!-~]{1,200}$/, 'must be 1 to 200 letters, digits or signs of ASCII, without spaces'));

export const athleteRow = z.extend(athleteDraft, { client_ref: clientRef });
export type AthleteRow = z.output<typeof athleteRow>;

/** A row of a batch as it arrives: each is validated by itself, by `athleteRow`. */
export const anyRow = z.unknown();

export const athleteBatch = z.object({
  athletes: z
    .array(anyRow, fieldError('must be a list of athletes'))
    .check(z.maxLength(mostBatchRows, `must be at most ${mostBatchRows} athletes`)),
});

/**
 * What became of the row at `index` (rules.md#batch-create).
 * - `created`: by this batch
 * - `exists`: the same row was created before
 * - `invalid`: `detail` says why it was not created
 */
export const batchResult = z.pipe(
  z.object({
    index: z.number(),
    status: z.enum(['created', 'exists', 'invalid']),
    id: wireText,
    detail: z.optional(z.unknown()),
  }),
  z.transform(({ index, status, id, detail }) => ({
    index,
    status,
    id,
    detail: status === 'invalid' ? problemsOf(detail) : [],
  })),
);
function problemsOf(detail: unknown): readonly Problem[] {
  const problems = readProblems({ detail });
  return problems.length > 0 ? problems : [{ field: null, message: 'The service refused it.' }];
}

export type BatchResult = z.output<typeof batchResult>;
