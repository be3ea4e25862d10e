import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { openRun } from '../run.ts';
import { openIdentity } from '../session/open-identity.ts';

export function logout(command: Command, host: Host): void {
  command.action(async () => {
    const run = openRun(command, host);
    const { origin, file } = openIdentity(run);
    const identity = await file.store.read();
    await file.store.clear();
    run.log.info(
      identity === null
        ? `Nobody was signed in at ${run.options.apiUrl}.`
        : `Signed out ${identity.email ?? identity.id} at ${run.options.apiUrl}.`,
    );
    if (origin !== 'file') run.log.warn(`${origin} is still set, so other commands will use it.`);
  });
  addExamples(command, { 'matchpoint logout': 'deletes the session of "matchpoint login" on this machine' });
}
