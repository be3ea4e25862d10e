import { contentsLines } from '@matchpoint/core/account/account-contents';
import { readAccountContents } from '@matchpoint/core/account/delete-account.actors';
import { shown } from '@matchpoint/core/display/display';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { outputOne } from '../output/output-one.ts';
import { openRun } from '../run.ts';
import { withPerson } from '../session/command-session.ts';

/** Prints the account and what belongs to it (rules/account.md#delete-account). */
export function define(command: Command, host: Host): void {
  command.action(async () => {
    const run = openRun(command, host);
    const shownAccount = await withPerson(run, async (session) => {
      const { user } = await session.account();
      const contents = await session.authorize((token) => readAccountContents(session.client, { token }));
      return { email: user.email, email_verified: user.email_verified ?? null, ...contents };
    });
    const listed = (lines: readonly string[]) => (lines.length === 0 ? shown(null) : lines.join('\n'));
    await outputOne<typeof shownAccount>(run, shownAccount, [
      ['Email', ({ email }) => email],
      ['Verified', ({ email_verified }) => verified(email_verified)],
      ['Owns', (account) => listed(contentsLines(account).goes)],
      ['Edits', ({ edited }) => listed(edited)],
    ]);
  });
  addExamples(command, {
    'matchpoint account show': 'your email, and your agencies with their athletes',
    'matchpoint account show --format json': 'for a program',
  });
}

function verified(isVerified: boolean | null): string {
  if (isVerified === null) return shown(null);
  return isVerified ? 'yes' : 'no: open the link that My Account in the web app sends';
}
