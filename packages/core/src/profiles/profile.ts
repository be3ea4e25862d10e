import * as z from 'zod/mini';
import { wireId, wireText } from '../wire/values.ts';

/** Only Agency and Coach can be created, and Coach is 'Coming soon!' (rules.md#profile-types). */
const creatableProfileTypes = ['Agency', 'Coach'] as const;
export type CreatableProfileType = (typeof creatableProfileTypes)[number];

/** One of a user's profiles (GET /api/users/me/profiles). */
export const profile = z.object({ id: wireId, name: z.string(), profile_type: wireText });
export type Profile = z.output<typeof profile>;
