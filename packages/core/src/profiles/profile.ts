import * as z from 'zod/mini';
import { collationKey } from '../display/collation.ts';
import { wireId, wireText } from '../wire/values.ts';

/** Only Agency and Coach can be created, and Coach is 'Coming soon!' (rules/profiles.md#profile-types). */
const creatableProfileTypes = ['Agency', 'Coach'] as const;
export type CreatableProfileType = (typeof creatableProfileTypes)[number];

/** One of a user's profiles (GET /api/users/me/profiles). */
export const profile = z.object({
  id: wireId,
  name: z.string(),
  profile_type: wireText,
  /** What the user may do with it: owner or editor (rules/agencies.md#members); open text, and missing where the service does not say. */
  role: z.optional(z.string()),
});
export type Profile = z.output<typeof profile>;

/** What tells the agencies among the profiles apart, as far as a person can. */
export function profileKeys(profiles: readonly Profile[]): readonly string[] {
  return profiles.flatMap((one) => (one.profile_type === 'Agency' ? [collationKey(one.name)] : []));
}
