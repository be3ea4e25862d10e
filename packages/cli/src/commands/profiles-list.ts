import { shown } from '@matchpoint/core/display/display';
import { type Profile, profile } from '@matchpoint/core/profiles/profile';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { output } from '../output/output.ts';
import { formatOf, openRun } from '../run.ts';
import { withSession } from '../session/command-session.ts';
import { warnUnreadable } from '../warn-unreadable.ts';

interface ListedProfile extends Profile {
  readonly active: boolean;
}

export function define(command: Command, host: Host): void {
  command.action(async () => {
    const run = openRun(command, host);
    const { user, profiles, unreadable } = await withSession(run, (session) => session.account());
    const rows = profiles.map(
      (listed): ListedProfile => ({ ...listed, active: listed.id === user.active_profile }),
    );
    const shape = {
      fields: [...Object.keys(profile.shape), 'active'],
      columns: [
        { heading: 'ID', shown: ({ id }: ListedProfile) => id },
        { heading: 'Name', shown: ({ name }: ListedProfile) => name, isCut: true },
        { heading: 'Type', shown: ({ profile_type }: ListedProfile) => shown(profile_type) },
        { heading: 'Role', shown: ({ role }: ListedProfile) => shown(role ?? null) },
        { heading: 'Active', shown: ({ active }: ListedProfile) => (active ? 'yes' : '-') },
      ],
    };
    await output([rows], formatOf(run), shape, run.host);
    warnUnreadable(run.log, unreadable, ['profile', 'profiles']);
    if (rows.length + unreadable === 0)
      run.log.info('You have no profiles yet. Create one in the web app: My Account, Add.');
  });
  addExamples(command, { 'matchpoint profiles list': 'your profiles, and which one is active' });
}
