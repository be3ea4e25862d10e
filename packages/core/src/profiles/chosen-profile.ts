import type { Account } from '../session/session.ts';

/**
 * The account with the profile that was chosen on this device as the active one, as long as it is listed
 * (rules/profiles.md#which-profile-is-active).
 */
export function withChosenProfile(account: Account, chosen: string | null): Account {
  const profile = account.profiles.find(({ id }) => id === chosen);
  if (profile === undefined) return account;
  const user = {
    ...account.user,
    active_profile: profile.id,
    active_profile_name: profile.name,
    active_profile_type: profile.profile_type,
  };
  return { ...account, user };
}
