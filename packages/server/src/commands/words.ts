import { counted } from '@matchpoint/core/display/count';
import type { AgencyRecord, AthleteRecord, UserRecord } from '../admin/records.ts';

/** 'Demo Agency (7) with 12 athletes' */
export function ownedText({ id, name, athletes }: UserRecord['owned'][number]): string {
  return `${name} (${id}) with ${counted(athletes, 'athlete')}`;
}

/** @param account at the identity provider; null: there is none */
export function accountLines(
  email: string,
  account: { readonly uid: string; readonly disabled: boolean } | null | 'unknown',
  users: readonly UserRecord[],
): string[] {
  if (users.length === 0 && (account === null || account === 'unknown')) return [];
  return [
    `${email}: ${atProvider(account)}`,
    ...users.flatMap(({ id, uid, created_at, owned, edited }) => [
      `  here since ${created_at.toISOString()}, as user ${id} (${uid})`,
      ...owned.map((agency) => `  owns ${ownedText(agency)}`),
      ...edited.map((agency) => `  edits ${agency.name} (${agency.id})`),
    ]),
  ];
}

function atProvider(account: { readonly disabled: boolean } | null | 'unknown'): string {
  if (account === 'unknown') return 'not looked up at the identity provider (FIREBASE_PROJECT_ID is not set)';
  if (account === null) return 'no account at the identity provider';
  return account.disabled ? 'an account that is disabled' : 'an account';
}

export function agencyLines(agency: AgencyRecord): string[] {
  return [
    `agency ${agency.id}: ${agency.name}`,
    `  since ${agency.created_at.toISOString()}, of ${agency.owner ?? 'nobody'} and ${counted(agency.editors, 'editor')}, with ${counted(agency.athletes, 'athlete')}`,
    ...(agency.disabled_at === null ? [] : [`  disabled since ${agency.disabled_at.toISOString()}`]),
  ];
}

/** Every stored column, as the database has it. */
export function athleteLines(id: string, { agency, columns }: AthleteRecord): string[] {
  return [
    `athlete ${id}, ${agency === null ? 'without an agency' : `listed by ${agency}`}`,
    ...Object.entries(columns).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
  ];
}

/** After a restore (rules/consent.md#held-after-a-restore). */
export function heldText(count: number): string {
  return `Nobody sees ${counted(count, 'athlete')} whose family agreed, until you have said who took a yes back since: "matchpoint-server restored --withdrawn FILE" with the lines of the servers' logs, or "--withdrawn none".`;
}
