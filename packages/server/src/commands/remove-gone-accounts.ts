import { counted } from '@matchpoint/core/display/count';
import { findUsersByUid, listUids, type UserRecord } from '../admin/records.ts';
import { readEnvironment } from '../environment.ts';
import { StartupError } from '../startup-error.ts';
import { completeRemoval, removeAccount } from '../users/account-removal.store.ts';
import { requiredAccountAdmin } from './account-admin.ts';
import { confirm, type Host } from './host.ts';
import { withDatabase } from './with-database.ts';
import { ownedText } from './words.ts';

/** Removes again what a restore brought back of accounts that were deleted since the backup. */
export async function removeGoneAccounts(host: Host, yes: boolean): Promise<void> {
  const environment = readEnvironment(host.env);
  const accounts = requiredAccountAdmin(environment);
  await withDatabase(host, async (database) => {
    const uids = await listUids(database);
    const gone = await accounts.findGone(uids);
    if (gone.length === 0) return host.print('Everybody here has an account at the identity provider.');
    if (gone.length === uids.length) {
      throw new StartupError(
        `Nobody here has an account in the project ${environment.FIREBASE_PROJECT_ID}; is it the right one? Nothing was done.`,
      );
    }
    const users = await findUsersByUid(database, gone);
    const people = users.map((user) => `\n  ${user.email}, who ${owning(user)}`).join('');
    await confirm(
      host,
      `This removes, with their agencies and athletes, people without an account:${people}`,
      yes,
    );
    for (const { uid, email } of users) {
      await removeAccount(database, { uid, email, isVerified: false, signedInAt: 0 });
      await completeRemoval(database, uid);
    }
    host.print(`Removed ${counted(users.length, 'person', 'people')}.`);
  });
}

function owning({ owned }: UserRecord): string {
  if (owned.length === 0) return 'owns no agency';
  return `owns ${owned.map(ownedText).join(', ')}`;
}
