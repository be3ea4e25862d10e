import { shown } from '@matchpoint/core/display/display';
import type { CurrentUser } from '@matchpoint/core/session/session';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { outputOne } from '../output-one.ts';
import { openRun } from '../run.ts';
import { withSession } from '../session/command-session.ts';

export function whoami(command: Command, host: Host): void {
  command.action(async () => {
    const run = openRun(command, host);
    const { user } = await withSession(run, (session) => session.account());
    await outputOne<CurrentUser>(run, user, [
      ['Email', ({ email }) => email],
      ['Active profile', ({ active_profile_name }) => shown(active_profile_name)],
      ['Type', ({ active_profile_type }) => shown(active_profile_type)],
      ['Profile ID', ({ active_profile }) => shown(active_profile)],
    ]);
  });
  addExamples(command, {
    'matchpoint whoami': 'the signed-in account and its active profile',
    'matchpoint whoami --format json': 'for a program',
  });
}
