import { editAgencyActors } from '@matchpoint/core/agencies/edit-agency.actors';
import { editAgencyMachine, editableAgency } from '@matchpoint/core/agencies/edit-agency.machine';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { addFormFlags, agencyFormFields, everyAgencyField } from '../forms/form-fields.ts';
import { runEdit } from '../forms/run-edit.ts';
import { notedCalls } from '../forms/run-form.ts';
import type { Host } from '../host.ts';
import { openRun } from '../run.ts';
import { withAgency } from '../session/agency.ts';

/** Changes one's agency, by flags or by a form in the terminal (rules/terminal.md#forms-in-the-terminal). */
export function define(command: Command, host: Host): void {
  const given = addFormFlags(command, everyAgencyField);
  command.option('--dry-run', 'show what would change').action(async () => {
    const run = openRun(command, host);
    const { dryRun = false } = command.opts<{ readonly dryRun?: boolean }>();
    await withAgency(run, async (session, { id, name }) => {
      const calls = notedCalls(session);
      const actors = editAgencyActors(session.client, calls.authorize);
      await runEdit(run, {
        id,
        name,
        editable: editableAgency,
        machine: editAgencyMachine.provide({ actors }),
        calls,
        fieldsOf: () => agencyFormFields(session.client),
        given: given(),
        dryRun,
      });
    });
  });
  addExamples(command, {
    'matchpoint agencies update': 'shows each field of the agency of the active profile, to change any',
    'matchpoint agencies update --city Zurich --country Switzerland': 'in a script',
  });
}
