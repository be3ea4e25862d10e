import * as z from 'zod/mini';
import { parsedJson } from '../wire/json-text.ts';

/** The active profile as a device remembers it, for the navigation until the service has answered. */
const rememberedProfile = z.object({ version: z.literal(1), name: z.string(), type: z.string() });
export type RememberedProfile = Pick<z.output<typeof rememberedProfile>, 'name' | 'type'>;

type ActiveProfile = Readonly<
  Record<'active_profile' | 'active_profile_name' | 'active_profile_type', string | null>
>;

/** @returns null without an active profile: nothing is remembered */
export function writeRemembered(user: ActiveProfile): string | null {
  const { active_profile, active_profile_name: name, active_profile_type: type } = user;
  return active_profile === null
    ? null
    : JSON.stringify({ version: 1, name: name ?? '', type: type ?? '' } satisfies z.output<
        typeof rememberedProfile
      >);
}

/** @returns null for a text that was not written for this */
export function readRemembered(text: string | null): RememberedProfile | null {
  return rememberedProfile.safeParse(parsedJson(text)).data ?? null;
}
