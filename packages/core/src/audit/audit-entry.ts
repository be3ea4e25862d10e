import * as z from 'zod/mini';
import { wireId, wireInstant, wireText } from '../wire/values.ts';

/** Logged actions of an agency (rules/agencies.md#changes-log). */
export const auditActions = [
  'agency.created',
  'agency.disabled',
  'agency.edited',
  'agency.enabled',
  'agency.handed-over',
  'agency.removed',
  'athletes.created',
  'athletes.edited',
  'athletes.erased',
  'athletes.hidden',
  'athletes.removed',
  'family.agreed',
  'family.links-ended',
  'family.linked',
  'family.refused',
  'family.withdrew',
  'invitation.sent',
  'invitation.withdrawn',
  'invitation.declined',
  'key.created',
  'key.ended',
  'member.joined',
  'member.left',
  'member.removed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Athletes that one entry names; `count` is their number. */
export const mostNamedAthletes = 20;

/** An entry of the log: person, action, time. An action is open text: a newer service may log others. */
export const auditEntry = z.object({
  id: wireId,
  at: wireInstant,
  /** The person's email; null after the account was removed, and where a program acted by a key. */
  who: wireText,
  action: z.string(),
  /** The email of the person that it is about: invited, withdrawn, removed, or the new owner. */
  whom: wireText,
  /** Athletes that were changed. */
  count: z.number(),
  /** Some of them; the name is null where the athlete was erased, or removed later. */
  athletes: z.array(z.object({ id: wireId, name: wireText })),
  /** Names of fields, never their values. */
  fields: z.array(z.string()),
  /** The name of the key by which a program acted, or that was created or ended. */
  key: wireText,
});
export type AuditEntry = z.output<typeof auditEntry>;

/** The page of entries older than this id. */
export const pageOfAudit = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'must be the id of the last one'))),
});
