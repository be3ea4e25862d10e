import { counted } from '@matchpoint/core/display/count';
import type { Command } from 'commander';
import { confirmOrStop } from '../confirm.ts';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { openRun } from '../run.ts';
import { withAgency } from '../session/agency.ts';

export function define(command: Command, host: Host): void {
  command.option('-y, --yes', 'remove without asking').action(async () => {
    const run = openRun(command, host);
    const { yes = false } = command.opts<{ readonly yes?: boolean }>();
    await withAgency(run, async ({ client, authorize }, { id, name }) => {
      const agency = await authorize((token) => client.showMyAgency(id, { token }));
      const { rows, unreadable } = await authorize((token) => client.listMyAthletes(id, { token }));
      const athletes = counted(rows.length + unreadable, 'athlete');
      await confirmOrStop(host, yes, `Remove ${name} and its ${athletes}? This cannot be undone.`);
      await authorize((token) => client.removeAgency(id, { token, version: agency.version }));
      run.log.info(`${name} and its ${athletes} are removed.`);
    });
  });
  addExamples(command, {
    'matchpoint agencies delete': 'asks, then removes the agency of the active profile with its athletes',
    'matchpoint agencies delete --profile "Demo Agency" --yes': 'another one, in a script',
  });
}
