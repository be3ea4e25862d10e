import { ExitError } from '../exit-error.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { withSession } from '../session/command-session.ts';
import { fileOf, openStoredIdentity, tokenVariables } from '../session/open-identity.ts';

export function logout(command: RunCommand): void {
  command
    .runs(async (run) => {
      const file = fileOf(run);
      if ((await file.key()) === null) await signOut(run);
      else {
        await file.store.clear();
        run.log.info(
          `The key for ${run.options.apiUrl} is deleted from this machine. It works elsewhere until the agency's owner ends it.`,
        );
      }
      for (const name of tokenVariables)
        if (run.host.env[name]) run.log.warn(`${name} is still set, so other commands will use it.`);
    })
    .examples({
      'matchpoint logout': 'deletes the session or key of "matchpoint login" on this machine',
    });
}

function signOut(run: Run): Promise<void> {
  const { apiUrl } = run.options;
  return withSession(
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
}
