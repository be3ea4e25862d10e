import { counted } from '../display/count.ts';
import type { Profile } from '../profiles/profile.ts';

export interface OwnedAgency {
  readonly id: string;
  readonly name: string;
  readonly athletes: number;
}

/** What hangs on an account (rules/account.md#delete-account). */
export interface AccountContents {
  /** They go with the account. */
  readonly owned: readonly OwnedAgency[];
  /** Names of agencies that the person only edits. */
  readonly edited: readonly string[];
  /** How many more profiles there are that cannot be read. */
  readonly unreadable: number;
}

/** An agency that the person only edits stays when they go; of a service without roles every agency is their own. */
export function isOnlyEdited({ role }: Profile): boolean {
  return role === 'editor';
}

/** 'your account', 'your account, 2 agencies and 214 athletes'. */
export function whatGoes({ owned }: AccountContents): string {
  if (owned.length === 0) return 'your account';
  const athletes = owned.reduce((sum, agency) => sum + agency.athletes, 0);
  return `your account, ${counted(owned.length, 'agency', 'agencies')} and ${counted(athletes, 'athlete')}`;
}

/** What goes and what stays, one a line, for people to read before they delete it. */
export function contentsLines({ owned, edited, unreadable }: AccountContents) {
  return {
    goes: [
      ...owned.map(({ name, athletes }) => `${name}, with ${counted(athletes, 'athlete')}`),
      ...(unreadable === 0 ? [] : [`${counted(unreadable, 'profile')} that cannot be read`]),
    ],
    stays: edited,
  };
}
