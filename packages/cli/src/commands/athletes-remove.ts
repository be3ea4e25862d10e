import { hasStatus, isRefusal } from '@matchpoint/core/wire/api-error';
import { confirmOrStop } from '../confirm.ts';
import { ExitError } from '../exit-error.ts';
import { ownArgument, ownAthlete } from '../forms/own-athlete.ts';
import { mostAttempts, pauseAfter, printDone } from '../forms/run-form.ts';
import type { RunCommand } from '../run-command.ts';
import { agencyProfile } from '../session/agency.ts';
import { withSession } from '../session/command-session.ts';

interface Options {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

/** Removes one athlete, in the version that was read. */
export function remove(command: RunCommand): void {
  command
    .argument(...ownArgument)
    .option('-y, --yes', 'remove without asking')
    .option('--dry-run', 'show whom it would remove')
    .runs(async (run, wanted: string, { yes = false, dryRun = false }: Options) => {
      await withSession(run, async (session) => {
        const { client, authorize } = session;
        const agency = await agencyProfile(run, session);
        const { id, name } = await ownAthlete(session, agency, wanted);
        const { data, version } = await authorize((token) => client.showMyAthlete(agency.id, id, { token }));
        if (dryRun)
          return printDone(run, `${name} (${id}) would be removed from ${agency.name}.`, { athlete: data });
        await confirmOrStop(
          run.host,
          yes,
          `Remove ${name} (${id}) from ${agency.name}? This cannot be undone.`,
        );
        await removeOnce(name, () =>
          authorize((token) => client.removeAthlete(agency.id, id, { token, version })),
        );
        printDone(run, `${name} is removed from ${agency.name}.`, { athlete: data });
      });
    })
    .examples({
      'matchpoint athletes remove "Ada Example"': 'asks, then removes the athlete',
      'matchpoint athletes remove 12 --yes': 'in a script',
    });
}

/** Repeats what got no answer; an athlete who is gone then was removed by it (rules/forms.md#lost-answers). */
async function removeOnce(name: string, remove: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await remove();
      return;
    } catch (error) {
      if (attempt > 1 && hasStatus(error, 404)) return;
      if (hasStatus(error, 412))
        throw new ExitError('refused', `${name} was changed meanwhile. Look again before you remove it.`);
      if (isRefusal(error) || error instanceof ExitError || attempt === mostAttempts) throw error;
      await pauseAfter(attempt);
    }
  }
}
