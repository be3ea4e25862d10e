import { contentsLines } from '@matchpoint/core/account/account-contents';
import { readAccountContents } from '@matchpoint/core/account/delete-account.actors';
import { exportAccount } from '@matchpoint/core/account/export-account.form';
import { shown } from '@matchpoint/core/display/display';
import { createActor, toPromise } from 'xstate';
import { addOutputOptions, type OutputOptions, openOutput } from '../output/output-file.ts';
import { outputOne } from '../output/output-one.ts';
import type { RunCommand } from '../run-command.ts';
import { withPerson } from '../session/command-session.ts';

/** Prints the account and what belongs to it (rules/account.md#delete-account). */
export function show(command: RunCommand): void {
  command
    .runs(async (run) => {
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
    })
    .examples({
      'matchpoint account show': 'your email, and your agencies with their athletes',
      'matchpoint account show --format json': 'for a program',
    });
}

function verified(isVerified: boolean | null): string {
  if (isVerified === null) return shown(null);
  return isVerified ? 'yes' : 'no: open the link that My Account in the web app sends';
}

/** Writes all stored data about the caller (rules/account.md#account-export). */
function exportAll(command: RunCommand): void {
  addOutputOptions(command, 'write to this file; by default to stdout')
    .runs(async (run, { output: file, force }: OutputOptions) => {
      const writing = await openOutput(run, file, 'json', force);
      await withPerson(run, async ({ client, authorize, account }) => {
        await account();
        const save = (_: string, text: string) => writing(async (stream) => void stream.write(text));
        const { send } = exportAccount.actors({ client, authorize, save });
        await toPromise(createActor(send, { input: { read: () => null } }).start());
      });
      if (file !== undefined) run.log.info(`Everything that is kept about you is in ${file}.`);
    })
    .examples({
      'matchpoint account export --output me.json': 'to a file, whole or not at all',
      'matchpoint account export | jq .athletes': 'to a program',
    });
}

export { exportAll as export };
