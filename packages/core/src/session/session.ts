import * as z from 'zod/mini';
import { limitedText } from '../fields/text.ts';
import type { Profile } from '../profiles/profile.ts';
import { wireId, wireText } from '../wire/values.ts';

/** The active profile's three fields are null without one (rules/profiles.md#current-user). */
export const currentUser = z.object({
  email: z.string(),
  active_profile: wireText,
  active_profile_name: wireText,
  active_profile_type: wireText,
  /** Whether the address was verified at the identity provider; missing where the service does not say. */
  email_verified: z.optional(z.boolean()),
  /** The service takes changes only from verified addresses, and this one is not (rules/account.md#verified-email). */
  must_verify_email: z.optional(z.boolean()),
});
export type CurrentUser = z.output<typeof currentUser>;

/** The sign-up payload; the service passes on the identity provider's refusals. */
export const credentials = z.object({
  email: z.email('must be an email address').check(z.maxLength(256, 'must be at most 256 characters')),
  password: limitedText({ max: 4096, multiline: true }).check(z.minLength(1, 'is required')),
});
export type Credentials = z.output<typeof credentials>;

/** rules/profiles.md#active-profile */
export const activeProfile = z.object({ active_profile: wireId });

/** The service's data on the signed-in person. */
export interface Account {
  readonly user: CurrentUser;
  readonly profiles: readonly Profile[];
  /** Profiles that could not be read. */
  readonly unreadable: number;
}

/** Shown while there is no token; the person stays signed in (rules/session.md#session-token). */
export const notRenewed = 'Your sign-in could not be renewed. Try again, or sign in again.';
