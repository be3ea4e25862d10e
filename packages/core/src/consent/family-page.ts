import * as z from 'zod/mini';
import { agency } from '../agencies/agency.ts';
import { athlete } from '../athletes/fields/athlete.ts';
import { clientRef, mostBatchRows } from '../athletes/fields/athlete-batch.ts';
import { limitedText, textFault } from '../fields/text.ts';
import { fieldError, oneOf } from '../wire/payload.ts';
import { wireId, wireInstant, wireText } from '../wire/values.ts';
import { linkPattern } from './family-link.ts';

/** The languages of the family's page (rules/consent.md#languages). */
export const familyLanguages = ['en', 'es', 'pt', 'fr', 'de'] as const;
export type FamilyLanguage = (typeof familyLanguages)[number];

/** The version of the page's text that an answer is to; another text has another one. */
export const familyText = '2026-11-28';

const link = z
  .string(fieldError('must be text'))
  .check(z.regex(linkPattern, 'must be the text of a link'))
  .register(z.globalRegistry, { examples: ['0123456789ABCDEFGHJKMNPQRSTVWXYZ'] });

export const familyLink = z.object({ link });

/**
 * What a family's link shows (rules/consent.md#page).
 * - `athlete`: as everybody would see it
 * - `answer`: that of the family, which another replaces; `asked` without one, or since the name is another one
 * - `until`: the day until which a yes holds, or would hold
 * - `listed`: whether everybody sees the athlete now
 */
export const familyPage = z.object({
  athlete,
  agency,
  answer: z.enum(['asked', 'agreed', 'refused', 'withdrawn', 'ended']),
  answered_at: wireInstant,
  answered_by: wireText,
  role: wireText,
  until: z.string(),
  listed: z.boolean(),
});
export type FamilyPage = z.output<typeof familyPage>;

export const familyRoles = ['self', 'parent'] as const;
export type FamilyRole = (typeof familyRoles)[number];

/** Of who agrees, in characters. */
export const longestName = 200;

/** Whether this can be the name of who agrees. */
export const isName = (text: string) => textFault(text.trim(), { max: longestName, required: true }) === null;

/**
 * A family's answer; a yes needs `role` and `name`. `athlete_name` is the one that the person read: a yes to another one is refused.
 * `key`: the sender's own, under which a repeated answer is the same one.
 */
export const familyAnswer = z.object({
  link,
  answer: oneOf(['agree', 'refuse', 'withdraw']),
  athlete_name: z.string(fieldError('must be text')),
  role: z.optional(oneOf(familyRoles)),
  name: z.optional(limitedText({ max: longestName })),
  language: oneOf(familyLanguages),
  text: z
    .string(fieldError('must be text'))
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a version'))
    .register(z.globalRegistry, { examples: [familyText] }),
  key: clientRef,
});
export type FamilyAnswer = z.output<typeof familyAnswer>;

/** The athletes for whom links are wanted. */
export const linksWanted = z.object({
  athletes: z
    .array(z.string(), fieldError('must be a list of ids'))
    .check(z.minLength(1, 'is required'), z.maxLength(mostBatchRows, `must be at most ${mostBatchRows} ids`)),
});

/** A new link, whose text no later answer shows. */
export const createdLink = z.object({ id: wireId, name: z.string(), link: z.string() });
export type CreatedLink = z.output<typeof createdLink>;
