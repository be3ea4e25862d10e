import * as z from 'zod/mini';
import { searchKey } from '../display/collation.ts';
import { wireId, wireText } from '../wire/values.ts';

/** Only Agency and Coach can be created, and Coach is 'Coming soon!' (rules/profiles.md#profile-types). */
const creatableProfileTypes = ['Agency', 'Coach'] as const;
export type CreatableProfileType = (typeof creatableProfileTypes)[number];

/** One of a user's profiles (GET /api/users/me/profiles). */
export const profile = z.object({
  id: wireId,
  name: z.string(),
  profile_type: wireText,
  /**
   * The user's role: owner or editor (rules/agencies.md#members); open text, and missing where the service does not
   * send it.
   */
  role: z.optional(z.string()),
});
export type Profile = z.output<typeof profile>;

/** Keys that tell the agencies among the profiles apart for people. */
export function profileKeys(profiles: readonly Profile[]): readonly string[] {
  return profiles.flatMap((one) => (one.profile_type === 'Agency' ? [searchKey(one.name)] : []));
}
