import { shown } from '@matchpoint/core/display/display';
import { type Profile, profile } from '@matchpoint/core/profiles/profile';
import { profileSwitchActors } from '@matchpoint/core/profiles/profile-switch.actors';
import { profileSwitchMachine } from '@matchpoint/core/profiles/profile-switch.machine';
import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { createActor, waitFor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { warnUnreadable } from '../log.ts';
import { output } from '../output/output.ts';
import { formatOf, type Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { findProfile } from '../session/agency.ts';
import { type CommandSession, withPerson, withSession } from '../session/command-session.ts';

interface ListedProfile extends Profile {
  readonly active: boolean;
}

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

export function list(command: RunCommand): void {
  command
    .runs(async (run) => {
      const { user, profiles, unreadable } = await withSession(run, (session) => session.account());
      const rows = profiles.map((one): ListedProfile => ({ ...one, active: one.id === user.active_profile }));
      await output([rows], formatOf(run), shape, run.host);
      warnUnreadable(run.log, unreadable, ['profile', 'profiles']);
      if (rows.length + unreadable === 0)
        run.log.info('You have no profiles yet. Create one in the web app: My Account, Add.');
    })
    .examples({ 'matchpoint profiles list': 'your profiles, and which one is active' });
}

export function use(command: RunCommand): void {
  command
    .argument('<id or name>', 'the profile to switch to')
    .runs((run, wanted: string) => withPerson(run, (session) => useProfile(run, session, wanted)))
    .examples({
      'matchpoint profiles use "Demo Agency"': 'by name, in any case',
      'matchpoint profiles use 12': 'by ID, as "matchpoint profiles list" shows it',
    });
}

async function useProfile({ log }: Run, session: CommandSession, wanted: string): Promise<void> {
  const { profiles } = await session.account();
  const { id, name } = findProfile(profiles, wanted);
  const actors = profileSwitchActors(session.client, session.authorize);
  const actor = createActor(profileSwitchMachine.provide({ actors })).start();
  actor.send({ type: 'choose', profileId: id });
  const view = profileSwitchView(await waitFor(actor, (now) => !now.hasTag('busy')));
  actor.stop();
  switch (view.step) {
    case 'keptHere':
      await session.file.chooseProfile(id);
      log.info(`${view.problem} Commands on it will act for ${name}.`);
      return;
    case 'refused':
    case 'gone':
      throw new ExitError('refused', view.problem);
    case 'settled':
    case 'busy':
      await session.file.chooseProfile(null);
      log.info(`${name} is now the active profile.`);
  }
}
