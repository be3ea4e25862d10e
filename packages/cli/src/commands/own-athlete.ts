import type { ListedAthlete } from '@matchpoint/core/athletes/fields/athlete';
import { editAthlete } from '@matchpoint/core/athletes/forms/edit-athlete.form';
import { searchKey } from '@matchpoint/core/display/collation';
import type { Profile } from '@matchpoint/core/profiles/profile';
import { hasStatus, isRefusal } from '@matchpoint/core/wire/api-error';
import { confirmOrStop } from '../confirm.ts';
import { ExitError } from '../exit-error.ts';
import { addFormFlags, athleteFormFields, everyAthleteField } from '../forms/form-fields.ts';
import { runEdit } from '../forms/run-edit.ts';
import { mostAttempts, notedCalls, pauseAfter, printDone } from '../forms/run-form.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { agencyProfile } from '../session/agency.ts';
import { type CommandSession, withSession } from '../session/command-session.ts';

const ownArgument = ['<id or name>', 'one of your athletes, by ID or whole name'] as const;

interface Options {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

/** Corrects one athlete, by flags or by a form in the terminal (rules/terminal.md#forms-in-the-terminal). */
export function update(command: RunCommand): void {
  const given = addFormFlags(command, everyAthleteField);
  command
    .argument(...ownArgument)
    .option('--dry-run', 'show what would change')
    .runs((run, wanted: string, { dryRun = false }: Options) =>
      withOwnAthlete(run, wanted, async (session, agency, { id, name }) => {
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
      }),
    )
    .examples({
      'matchpoint athletes update "Ada Example"': 'shows each field, to change any',
      'matchpoint athletes update 12 --gpa 3.9 --video-1 ""': 'in a script; an empty text takes a value away',
    });
}

/** Removes one athlete, in the version that was read. */
export function remove(command: RunCommand): void {
  command
    .argument(...ownArgument)
    .option('-y, --yes', 'remove without asking')
    .option('--dry-run', 'show whom it would remove')
    .runs((run, wanted: string, { yes = false, dryRun = false }: Options) =>
      withOwnAthlete(run, wanted, async ({ client, authorize }, { id: agencyId, name: of }, { id, name }) => {
        const { data, version } = await authorize((token) => client.showMyAthlete(agencyId, id, { token }));
        if (dryRun) return printDone(run, `${name} (${id}) would be removed from ${of}.`, { athlete: data });
        await confirmOrStop(run.host, yes, `Remove ${name} (${id}) from ${of}? This cannot be undone.`);
        await removeOnce(name, () =>
          authorize((token) => client.removeAthlete(agencyId, id, { token, version })),
        );
        printDone(run, `${name} is removed from ${of}.`, { athlete: data });
      }),
    )
    .examples({
      'matchpoint athletes remove "Ada Example"': 'asks, then removes the athlete',
      'matchpoint athletes remove 12 --yes': 'in a script',
    });
}

/** Runs `action` for the agency's athlete of this ID, or else of this name. */
function withOwnAthlete(
  run: Run,
  wanted: string,
  action: (session: CommandSession, agency: Profile, athlete: ListedAthlete) => Promise<void>,
): Promise<void> {
  return withSession(run, async (session) => {
    const agency = await agencyProfile(run, session);
    await action(session, agency, await ownAthlete(session, agency, wanted));
  });
}

/**
 * The agency's athlete with this ID, or else this name in any case.
 * @throws {ExitError} if it is none, or several
 */
async function ownAthlete(
  { client, authorize }: CommandSession,
  { id, name }: Profile,
  wanted: string,
): Promise<ListedAthlete> {
  const { rows } = await authorize((token) => client.listMyAthletes(id, { token }));
  const byId = rows.find((row) => row.id === wanted);
  const named = rows.filter((row) => searchKey(row.name) === searchKey(wanted));
  const found = byId ?? named[0];
  if (found === undefined) throw new ExitError('notFound', `${name} has no athlete ${wanted}.`);
  if (byId !== undefined || named.length === 1) return found;
  const ids = named.map((row) => row.id).join(', ');
  throw new ExitError('usage', `Several athletes are named ${found.name}.`, `Use one of the IDs ${ids}.`);
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
