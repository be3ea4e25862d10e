import { editAgency } from '@matchpoint/core/agencies/edit-agency.form';
import { counted } from '@matchpoint/core/display/count';
import { confirmOrStop } from '../confirm.ts';
import { addFormFlags, agencyFormFields, everyAgencyField } from '../forms/form-fields.ts';
import { runEdit } from '../forms/run-edit.ts';
import { notedCalls } from '../forms/run-form.ts';
import type { RunCommand } from '../run-command.ts';
import { withAgency } from '../session/agency.ts';

/** Changes one's agency, by flags or by a form in the terminal (rules/terminal.md#forms-in-the-terminal). */
export function update(command: RunCommand): void {
  const given = addFormFlags(command, everyAgencyField);
  command
    .option('--dry-run', 'show what would change')
    .runs((run, { dryRun = false }: { readonly dryRun?: boolean }) =>
      withAgency(run, async (session, { id, name }) => {
        const calls = notedCalls(session);
        const actors = editAgency.actors({ client: session.client, authorize: calls.authorize });
        await runEdit(run, {
          id,
          name,
          editable: editAgency,
          machine: editAgency.machine.provide({ actors }),
          calls,
          fieldsOf: () => agencyFormFields(session.client),
          given: given(),
          dryRun,
        });
      }),
    )
    .examples({
      'matchpoint agencies update': 'shows each field of the agency of the active profile, to change any',
      'matchpoint agencies update --city Zurich --country Switzerland': 'in a script',
    });
}

function remove(command: RunCommand): void {
  command
    .option('-y, --yes', 'remove without asking')
    .runs((run, { yes = false }: { readonly yes?: boolean }) =>
      withAgency(run, async ({ client, authorize }, { id, name }) => {
        const agency = await authorize((token) => client.showMyAgency(id, { token }));
        const { rows, unreadable } = await authorize((token) => client.listMyAthletes(id, { token }));
        const athletes = counted(rows.length + unreadable, 'athlete');
        await confirmOrStop(run.host, yes, `Remove ${name} and its ${athletes}? This cannot be undone.`);
        await authorize((token) => client.removeAgency(id, { token, version: agency.version }));
        run.log.info(`${name} and its ${athletes} are removed.`);
      }),
    )
    .examples({
      'matchpoint agencies delete': 'asks, then removes the agency of the active profile with its athletes',
      'matchpoint agencies delete --profile "Demo Agency" --yes': 'another one, in a script',
    });
}

export { remove as delete };
