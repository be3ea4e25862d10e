import { editAthlete } from '@matchpoint/core/athletes/forms/edit-athlete.form';
import { addFormFlags, athleteFormFields, everyAthleteField } from '../forms/form-fields.ts';
import { ownArgument, ownAthlete } from '../forms/own-athlete.ts';
import { runEdit } from '../forms/run-edit.ts';
import { notedCalls } from '../forms/run-form.ts';
import type { RunCommand } from '../run-command.ts';
import { agencyProfile } from '../session/agency.ts';
import { withSession } from '../session/command-session.ts';

/** Corrects one athlete, by flags or by a form in the terminal (rules/terminal.md#forms-in-the-terminal). */
export function update(command: RunCommand): void {
  const given = addFormFlags(command, everyAthleteField);
  command
    .argument(...ownArgument)
    .option('--dry-run', 'show what would change')
    .runs(async (run, wanted: string, { dryRun = false }: { readonly dryRun?: boolean }) => {
      await withSession(run, async (session) => {
        const agency = await agencyProfile(run, session);
        const { id, name } = await ownAthlete(session, agency, wanted);
        const calls = notedCalls(session);
        const ports = { client: session.client, agencyId: agency.id, authorize: calls.authorize };
        await runEdit(run, {
          id,
          name,
          editable: editAthlete,
          machine: editAthlete.machine.provide({ actors: editAthlete.actors(ports) }),
          calls,
          fieldsOf: ({ sport }) => athleteFormFields(session.client, sport),
          given: given(),
          dryRun,
        });
      });
    })
    .examples({
      'matchpoint athletes update "Ada Example"': 'shows each field, to change any',
      'matchpoint athletes update 12 --gpa 3.9 --video-1 ""': 'in a script; an empty text takes a value away',
    });
}
