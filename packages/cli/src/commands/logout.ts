import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { openRun } from '../run.ts';
import { withSession } from '../session/command-session.ts';
import { openStoredIdentity } from '../session/open-identity.ts';

export function logout(command: Command, host: Host): void {
  command.action(async () => {
    const run = openRun(command, host);
    const { apiUrl } = run.options;
    await withSession(
      run,
      async ({ actor, file, settled }) => {
        const before = await settled();
        actor.send({ type: 'signOut' });
        const { step } = await settled();
        if (step === 'signedIn') throw new ExitError('file', `${file.path} could not be deleted.`);
        run.log.info(
          before.step === 'signedOut'
            ? `You were not signed in at ${apiUrl}.`
            : `Signed out ${before.email ?? 'the account'} at ${apiUrl}.`,
        );
      },
      openStoredIdentity(run),
    );
    for (const name of ['MATCHPOINT_ID_TOKEN', 'MATCHPOINT_REFRESH_TOKEN'])
      if (host.env[name]) run.log.warn(`${name} is still set, so other commands will use it.`);
  });
  addExamples(command, { 'matchpoint logout': 'deletes the session of "matchpoint login" on this machine' });
}
