import { counted } from '../display/count.ts';
import type { Profile } from '../profiles/profile.ts';

export interface OwnedAgency {
  readonly id: string;
  readonly name: string;
  readonly athletes: number;
}

/** What belongs to an account (rules/account.md#delete-account). */
export interface AccountContents {
  /** Removed with the account. */
  readonly owned: readonly OwnedAgency[];
  /** Names of agencies that the person only edits. */
  readonly edited: readonly string[];
  /** Profiles that could not be read. */
  readonly unreadable: number;
}

/** Whether the agency outlives the account. A service without roles names only the user's own agencies. */
export function isOnlyEdited({ role }: Profile): boolean {
  return role === 'editor';
}

/** 'your account', 'your account, 2 agencies and 214 athletes'. */
export function whatGoes({ owned }: AccountContents): string {
  if (owned.length === 0) return 'your account';
  const athletes = owned.reduce((sum, agency) => sum + agency.athletes, 0);
  return `your account, ${counted(owned.length, 'agency', 'agencies')} and ${counted(athletes, 'athlete')}`;
}

/** Lines that say what is removed and what stays. */
export function contentsLines({ owned, edited, unreadable }: AccountContents) {
  return {
    goes: [
      ...owned.map(({ name, athletes }) => `${name}, with ${counted(athletes, 'athlete')}`),
      ...(unreadable === 0 ? [] : [`${counted(unreadable, 'profile')} that cannot be read`]),
    ],
    stays: edited,
  };
}
