import * as z from 'zod/mini';
import { wireId, wireInstant, wireText } from '../wire/values.ts';

/** What is noted of an agency (rules/agencies.md#changes-log). */
export const changeActions = [
  'agency.created',
  'agency.disabled',
  'agency.edited',
  'agency.enabled',
  'agency.handed-over',
  'agency.removed',
  'athletes.created',
  'athletes.edited',
  'athletes.erased',
  'athletes.removed',
  'invitation.sent',
  'invitation.withdrawn',
  'invitation.declined',
  'member.joined',
  'member.left',
  'member.removed',
] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Athletes that one entry names; `count` says how many there were. */
export const mostNamedAthletes = 20;

/** Who changed what, and when. An action is open text: a newer service may note others. */
export const agencyChange = z.object({
  id: wireId,
  at: wireInstant,
  /** The person's email; null where the account is gone. */
  who: wireText,
  action: z.string(),
  /** Athletes that were changed. */
  count: z.number(),
  /** Some of them; the name is null where the athlete is gone. */
  athletes: z.array(z.object({ id: wireId, name: wireText })),
  /** Names of fields, never their values. */
  fields: z.array(z.string()),
});
export type AgencyChange = z.output<typeof agencyChange>;

/** A page of them goes on before the one with this id. */
export const pageOfChanges = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'must be the id of the last one'))),
});
