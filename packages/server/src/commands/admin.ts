import { counted } from '@matchpoint/core/display/count';
import { type Command, InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { eraseAddress, eraseAthlete, hideAthlete, setAgencyDisabled } from '../admin/actions.ts';
import { findAgency, findAthlete, findRemovedAthlete, findUsers, type UserRecord } from '../admin/records.ts';
import { expectBackups, noteErasure } from '../backup/erasures.ts';
import { countUndecided, countUnlisted, type Decision } from '../consent/consent-state.ts';
import { decide } from '../consent/keep-consent.ts';
import type { Database } from '../database/pool.ts';
import { isId } from '../directory/list-statement.ts';
import { readEnvironment } from '../environment.ts';
import { type AccountAdmin, openAccounts } from '../identity/accounts.ts';
import { StartupError } from '../startup-error.ts';
import { requiredAccountAdmin } from './account-admin.ts';
import { confirm, type Host } from './host.ts';
import { removeGoneAccounts } from './remove-gone-accounts.ts';
import { withDatabase } from './with-database.ts';
import { accountLines, agencyLines, athleteLines, ownedText } from './words.ts';

interface Options {
  readonly yes: boolean;
  readonly backups?: string;
}

export function addAdmin(program: Command, host: Host): void {
  const admin = program
    .command('admin')
    .description('what only the operator may do: look up, disable, and remove at a person’s request')
    .addHelpText(
      'after',
      `
Each says first what it will do, and asks. --yes skips the question.

Examples:
  matchpoint-server admin show ada@example.com
  matchpoint-server admin disable-agency 12
  matchpoint-server admin remove-athlete 345 --backups /var/backups/matchpoint`,
    );
  const add = (name: string, description: string) =>
    admin.command(name).description(description).option('--yes', 'do not ask', false);

  admin
    .command('show')
    .description('what is kept of an account, an agency or an athlete')
    .argument('<email-or-id>')
    .action((text: string) => show(host, text));
  add('disable-account', 'keep an account from signing in and from changing anything')
    .argument('<email>')
    .action((email: string, { yes }: Options) => setAccount(host, email, true, yes));
  add('enable-account', 'let a disabled account sign in again')
    .argument('<email>')
    .action((email: string, { yes }: Options) => setAccount(host, email, false, yes));
  add('disable-agency', 'hide an agency and its athletes from the public, and refuse their changes')
    .argument('<id>', '', id)
    .action((agency: string, { yes }: Options) => setAgency(host, agency, true, yes));
  add('enable-agency', 'show a disabled agency again')
    .argument('<id>', '', id)
    .action((agency: string, { yes }: Options) => setAgency(host, agency, false, yes));
  add('hide', 'hide an athlete from everybody but its agency, which may list it again')
    .argument('<id>', '', id)
    .action((athlete: string, { yes }: Options) => hide(host, athlete, yes));
  add('consent', 'decide about athletes that were there before families were asked')
    .requiredOption('--existing <decision>', 'hide, declared, keep-until=2027-03-31, or list', decisionOf)
    .action((options: Options & { readonly existing: Decision | 'list' }) => decideConsent(host, options));
  add('remove-athlete', 'erase an athlete for good')
    .argument('<id>', '', id)
    .option('--backups <folder>', 'note the id beside the backups, so that a restore erases it again')
    .action((athlete: string, options: Options) => removeAthlete(host, athlete, options));
  add('remove-address', 'erase an email address from invitations and logs of changes')
    .argument('<email>')
    .action((email: string, { yes }: Options) => removeAddress(host, email, yes));
  add(
    'remove-gone-accounts',
    'after a restore: remove the data of people who have deleted their account',
  ).action(({ yes }: Options) => removeGoneAccounts(host, yes));
}

function id(text: string): string {
  if (isId(text)) return text;
  throw new InvalidArgumentError('It must be a number, as it stands in addresses: /athletes/345.');
}

function decisionOf(text: string): Decision | 'list' {
  if (text === 'hide' || text === 'declared' || text === 'list') return text;
  const day = /^keep-until=(.*)$/.exec(text)?.[1];
  if (day !== undefined && z.iso.date().safeParse(day).success) return { keepUntil: day };
  throw new InvalidArgumentError(
    'It must be hide, declared, keep-until=2027-03-31, with a day of yours, or list.',
  );
}

async function decideConsent(
  host: Host,
  { existing, yes }: Options & { readonly existing: Decision | 'list' },
) {
  await withDatabase(host, async (database) => {
    const about =
      existing === 'list'
        ? `This shows everybody ${counted(await countUnlisted(database, 'off'), 'athlete')} hidden or waiting for the family.`
        : `This decides about ${counted(await countUndecided(database), 'athlete')} of whom nobody has said whether the family agrees: ${decisionText(existing)}.`;
    await confirm(host, about, yes);
    host.print(`Decided about ${counted(await decide(database, existing), 'athlete')}.`);
  });
}

function decisionText(decision: Decision): string {
  if (decision === 'hide') return 'nobody but their agency sees them before the family agrees';
  if (decision === 'declared')
    return 'they count as declared by their agency, and stay until their term ends';
  return `they stay listed until ${decision.keepUntil}`;
}

async function hide(host: Host, athleteId: string, yes: boolean): Promise<void> {
  await withDatabase(host, async (database) => {
    const athlete = await findAthlete(database, athleteId);
    if (athlete === null) throw new StartupError(`There is no athlete ${athleteId}.`);
    if (readEnvironment(host.env).MATCHPOINT_CONSENT === 'off') throw new StartupError(hidesNobody);
    const named = `${athlete.name} (${athleteId})`;
    await confirm(
      host,
      `This hides ${named}, ${listedBy(athlete.agency)}, from everybody but its agency.`,
      yes,
    );
    host.print(
      (await hideAthlete(database, athleteId)) ? `${named} is hidden.` : `${named} is hidden already.`,
    );
  });
}

const hidesNobody =
  'This service hides nobody: set MATCHPOINT_CONSENT=hide, also for this command, or use disable-agency.';

async function show(host: Host, text: string): Promise<void> {
  await withDatabase(host, async (database) => {
    const lines = text.includes('@')
      ? await showAccount(database, openAccounts(readEnvironment(host.env)), text)
      : await showEntries(database, text);
    if (lines.length === 0) throw new StartupError(`Nothing is kept of ${text}.`);
    for (const line of lines) host.print(line);
  });
}

async function showAccount(database: Database, accounts: AccountAdmin | null, email: string) {
  const account = (await accounts?.findByEmail(email)) ?? null;
  const users = await findUsers(database, email);
  return accountLines(email, accounts === null ? 'unknown' : account, users);
}

async function showEntries(database: Database, text: string): Promise<string[]> {
  if (!isId(text)) throw new StartupError(`${text} is neither an email address nor an id.`);
  const [athlete, agency] = [await findAthlete(database, text), await findAgency(database, text)];
  return [
    ...(athlete === null ? await showRemoved(database, text) : athleteLines(text, athlete)),
    ...(agency === null ? [] : agencyLines(agency)),
  ];
}

async function showRemoved(database: Database, athleteId: string): Promise<string[]> {
  const removed = await findRemovedAthlete(database, athleteId);
  if (removed === null) return [];
  return [`athlete ${athleteId}: ${removed.name}, ${removedBy(removed.agency)}`];
}

const removedBy = (agency: string | null) =>
  `removed by ${agency ?? 'an agency that is gone'}, whose log of changes has the name`;

async function setAccount(host: Host, email: string, isDisabled: boolean, yes: boolean): Promise<void> {
  const accounts = requiredAccountAdmin(readEnvironment(host.env));
  const account = await accounts.findByEmail(email);
  if (account === null) throw new StartupError(`There is no account of ${email}.`);
  if (account.disabled === isDisabled) {
    return host.print(`The account of ${email} is ${isDisabled ? 'disabled' : 'enabled'} already.`);
  }
  const users = await withDatabase(host, (database) => findUsers(database, email));
  const about = isDisabled
    ? `This keeps ${email} from signing in, and ends their sessions. ${ownedBy(users)}`
    : `This lets ${email} sign in again.`;
  await confirm(host, about, yes);
  await accounts.setDisabled(account.uid, isDisabled);
  host.print(
    isDisabled
      ? `The account of ${email} is disabled: it changes nothing from now on (within 5 seconds), and reads what is its own for at most an hour.`
      : `The account of ${email} is enabled.`,
  );
}

function ownedBy(users: readonly UserRecord[]): string {
  const owned = users.flatMap((user) => user.owned);
  if (owned.length === 0) return 'They own no agency.';
  return `What they own is not changed: ${owned.map(ownedText).join(', ')}. disable-agency hides it.`;
}

async function setAgency(host: Host, agencyId: string, isDisabled: boolean, yes: boolean): Promise<void> {
  await withDatabase(host, async (database) => {
    const agency = await findAgency(database, agencyId);
    if (agency === null) throw new StartupError(`There is no agency ${agencyId}.`);
    const named = `${agency.name} (${agencyId})`;
    if ((agency.disabled_at !== null) === isDisabled) {
      return host.print(`${named} is ${isDisabled ? 'disabled' : 'enabled'} already.`);
    }
    const those = `${named} and its ${counted(agency.athletes, 'athlete')}`;
    const about = isDisabled
      ? `This hides ${those} from the public. Its people still read and export them, and change nothing.`
      : `This shows ${those} to the public again, and its people may change them.`;
    await confirm(host, about, yes);
    await setAgencyDisabled(database, agencyId, isDisabled);
    host.print(`${named} is ${isDisabled ? 'disabled' : 'enabled'}.`);
  });
}

async function removeAthlete(host: Host, athleteId: string, { yes, backups }: Options): Promise<void> {
  await withDatabase(host, async (database) => {
    const athlete = await findAthlete(database, athleteId);
    const removed = athlete === null ? await findRemovedAthlete(database, athleteId) : null;
    const known = athlete ?? removed;
    if (known === null) throw new StartupError(`There is no athlete ${athleteId}.`);
    if (backups !== undefined) await expectBackups(backups);
    const listed = removed ? removedBy(removed.agency) : listedBy(known.agency);
    const named = `${known.name} (${athleteId})`;
    await confirm(host, `This erases the athlete ${named}, ${listed}, for good.`, yes);
    // First, so that no erasure is forgotten.
    if (backups !== undefined) await noteErasure(backups, athleteId);
    await eraseAthlete(database, athleteId);
    host.print(`${named} is erased.`);
    for (const line of copies(athleteId, backups)) host.print(line);
  });
}

const listedBy = (agency: string | null) => (agency === null ? 'without an agency' : `listed by ${agency}`);

async function removeAddress(host: Host, email: string, yes: boolean): Promise<void> {
  await withDatabase(host, async (database) => {
    await confirm(host, `This erases ${email} from invitations and from logs of changes, for good.`, yes);
    host.print(
      `${counted(await eraseAddress(database, email), 'place')} had ${email}, and no longer have it.`,
    );
  });
}

function copies(athleteId: string, backups: string | undefined): string[] {
  return [
    'Copies may still be in:',
    backups === undefined
      ? '- backups, until they are removed. A restore brings the athlete back: note the id, and erase it again.'
      : `- the backups in ${backups}, until they are removed. A restore from there erases the athlete again.`,
    `- a CDN that keeps answers against their headers: purge /api/athletes* and /athletes/${athleteId}.`,
    `- search engines: ask them to remove the address /athletes/${athleteId}.`,
    '- the files of the agency, lists that people have downloaded, and boards in their browsers.',
  ];
}
