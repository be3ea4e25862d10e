import * as z from 'zod/mini';
import { wireId, wireInstant } from '../wire/values.ts';

/** Roles in an agency (rules/agencies.md#members). */
export const memberRoles = ['owner', 'editor'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Editors of one agency, beside its owner. */
export const mostEditors = 50;

/** An owner or editor; `since` is null for members who joined before this was recorded. */
export const member = z.object({
  id: wireId,
  email: z.string(),
  role: z.enum(memberRoles),
  since: wireInstant,
});
export type Member = z.output<typeof member>;

/** The editor to whom the agency is handed over; with `end_keys` its keys end in the same step. */
export const newOwner = z.object({ member_id: wireId, end_keys: z.optional(z.boolean()) });
export type NewOwner = z.output<typeof newOwner>;
