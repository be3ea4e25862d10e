import type { BearerKey } from '@matchpoint/core/agencies/agency-keys';
import { shown } from '@matchpoint/core/display/display';
import type { CurrentUser } from '@matchpoint/core/session/session';
import { outputOne } from '../output/output-one.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { type CommandSession, withSession } from '../session/command-session.ts';

export function whoami(command: RunCommand): void {
  command
    .runs((run) =>
      withSession(run, (session) => (session.isByKey ? printKey(run, session) : printUser(run, session))),
    )
    .examples({
      'matchpoint whoami': 'the signed-in account and its active profile, or the key and its agency',
      'matchpoint whoami --format json': 'for a program',
    });
}

async function printUser(run: Run, session: CommandSession): Promise<void> {
  const { user } = await session.account();
  await outputOne<CurrentUser>(run, user, [
    ['Email', ({ email }) => email],
    ['Active profile', ({ active_profile_name }) => shown(active_profile_name)],
    ['Type', ({ active_profile_type }) => shown(active_profile_type)],
    ['Profile ID', ({ active_profile }) => shown(active_profile)],
  ]);
}

async function printKey(run: Run, { account, authorize, client }: CommandSession): Promise<void> {
  await account();
  await outputOne<BearerKey>(run, await authorize((token) => client.showKey({ token })), [
    ['Key', ({ name }) => name],
    ['Agency', ({ agency_name }) => agency_name],
    ['Agency ID', ({ agency_id }) => agency_id],
  ]);
}
