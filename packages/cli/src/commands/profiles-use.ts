import { profileSwitchActors } from '@matchpoint/core/profiles/profile-switch.actors';
import { profileSwitchMachine } from '@matchpoint/core/profiles/profile-switch.machine';
import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import type { Command } from 'commander';
import { createActor, waitFor } from 'xstate';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { openRun, type Run } from '../run.ts';
import { findProfile } from '../session/agency.ts';
import { type CommandSession, withPerson } from '../session/command-session.ts';

export function define(command: Command, host: Host): void {
  command.argument('<id or name>', 'the profile to switch to').action(async (wanted: string) => {
    const run = openRun(command, host);
    await withPerson(run, (session) => useProfile(run, session, wanted));
  });
  addExamples(command, {
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
