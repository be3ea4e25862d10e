import * as z from 'zod/mini';
import { limitedText } from '../fields/text.ts';
import { wireId, wireInstant, wireText } from '../wire/values.ts';

/** Keys of one agency (rules/agencies.md#keys). */
export const mostKeys = 10;

/** What every key begins with, so that programs which look for leaked secrets find one. */
export const keyPrefix = 'mp_';

/** A key of an agency as its owner sees it; `created_by` is null after that account was removed. */
export const agencyKey = z.object({
  id: wireId,
  name: z.string(),
  created_by: wireText,
  created_at: wireInstant,
  /** To the hour; null: never. */
  last_used_at: wireInstant,
});
export type AgencyKey = z.output<typeof agencyKey>;

export const keyDraft = z.object({ name: limitedText({ max: 60, required: true }) });

/** The only answer that has the key itself. */
export const createdKey = z.extend(agencyKey, { key: z.string() });
export type CreatedKey = z.output<typeof createdKey>;

/** The key that a program calls with, and the agency that it acts for. */
export const bearerKey = z.object({ name: z.string(), agency_id: wireId, agency_name: z.string() });
export type BearerKey = z.output<typeof bearerKey>;
