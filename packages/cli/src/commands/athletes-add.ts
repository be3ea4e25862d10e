import type { AthleteDraft } from '@matchpoint/core/athletes/fields/athlete-draft';
import { namesakeKey } from '@matchpoint/core/athletes/fields/namesakes';
import { isComingSoon, type Sport, sports } from '@matchpoint/core/athletes/fields/sports';
import { type AthleteEntry, noAthleteEntry } from '@matchpoint/core/athletes/forms/athlete-form';
import { createAthlete } from '@matchpoint/core/athletes/forms/create-athlete.form';
import type { Created } from '@matchpoint/core/forms/create.machine';
import { type ActorRefFrom, createActor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import {
  addFormFlags,
  athleteField,
  athleteFormFields,
  entryWith,
  everyAthleteField,
  type FormField,
} from '../forms/form-fields.ts';
import {
  askField,
  askMenu,
  notedCalls,
  payloadOrStop,
  printDone,
  runForm,
  type TerminalForm,
} from '../forms/run-form.ts';
import { askChoice } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { agencyProfile } from '../session/agency.ts';
import { type CommandSession, withSession } from '../session/command-session.ts';

interface Wanted {
  readonly sport: Sport;
  readonly values: Readonly<Record<string, string>>;
  readonly dryRun: boolean;
  readonly clientRef: string | undefined;
}

/** Adds one athlete, by flags or by a form in the terminal (rules/terminal.md#forms-in-the-terminal). */
export function add(command: RunCommand): void {
  const given = addFormFlags(command, [athleteField('sport'), ...everyAthleteField]);
  command
    .option('--client-ref <key>', 'adds once for each key, however often the command runs')
    .option('--dry-run', 'show what would be added')
    .runs(async (run, { dryRun = false, clientRef }: Partial<Wanted>) => {
      const { sport: named, ...values } = given();
      const sport = sports.find((one) => one === named) ?? sports[0];
      await withSession(run, (session) => addOne(run, session, { sport, values, dryRun, clientRef }));
    })
    .examples({
      'matchpoint athletes add': 'asks for each field',
      'matchpoint athletes add --name "Ada Example" --semester fall --year 2027': 'in a script',
    });
}

async function addOne(run: Run, session: CommandSession, wanted: Wanted): Promise<void> {
  const { id: agencyId, name: agencyName } = await agencyProfile(run, session);
  const { client } = session;
  const takesKeys = client.capabilities.can('idempotency') === true;
  if (wanted.clientRef !== undefined && !takesKeys)
    throw new ExitError('unsupported', 'This service takes no --client-ref.');
  const entry = entryWith(noAthleteEntry, wanted.values, athleteFormFields(client, wanted.sport));
  if (wanted.dryRun) {
    const athlete = payloadOrStop(createAthlete.judge(wanted.sport, entry));
    return printDone(run, `${athlete.name} would be added to ${agencyName}.`, { id: null, athlete });
  }

  const key = wanted.clientRef ?? crypto.randomUUID();
  const calls = notedCalls(session);
  const mine = await calls.authorize((token) => client.listMyAthletes(agencyId, { token }));
  const actors = createAthlete.actors({ client, agencyId, authorize: calls.authorize });
  const actor = createActor(createAthlete.machine.provide({ actors })).start();
  const created: Created<AthleteDraft>[] = [];
  actor.on('created', (news) => created.push(news));
  actor.send({ type: 'open', key, listed: mine.rows.map(namesakeKey) });
  actor.send({ type: 'edit', entry });
  actor.send({ type: 'choose', choice: wanted.sport });
  const suggestion = takesKeys
    ? `Run it again with --client-ref ${key}: it is added once.`
    : 'Look first: matchpoint athletes list --mine';
  await runForm(run, calls, {
    ...addingForm(run, actor, agencyName, (sport) => athleteFormFields(client, sport)),
    isTyped: Object.keys(wanted.values).length > 0,
    doubt: { text: 'It may have been added.', suggestion },
  });
  const [end] = created;
  if (end === undefined) throw new ExitError('interrupted', 'Nothing was added.');
  const { id = null, draft: athlete = null } = end.added ?? {};
  printDone(run, `${end.name} was added to ${agencyName}${id === null ? '' : `, with the ID ${id}`}.`, {
    id,
    athlete,
  });
}

/** The form as the terminal asks for it. */
function addingForm(
  run: Run,
  actor: ActorRefFrom<typeof createAthlete.machine>,
  agencyName: string,
  fieldsOf: (sport: Sport | null) => readonly FormField<AthleteEntry>[],
): Omit<TerminalForm, 'isTyped' | 'doubt'> {
  const view = () => createAthlete.view(actor.getSnapshot());
  const edit = async (field: FormField<AthleteEntry>) =>
    actor.send({ type: 'edit', entry: await askField(field, view().entry) });
  const chooseSport = async () => {
    const offered = sports.map((sport) => ({ name: sport, value: sport }));
    const asked = await askChoice('Sport', offered, view().choice ?? sports[0]);
    const choice = sports.find((sport) => sport === asked) ?? sports[0];
    if (isComingSoon(choice)) run.log.warn(`${choice}: coming soon.`);
    actor.send({ type: 'choose', choice });
  };
  return {
    actor,
    view: () => ({ ...view(), isOver: view().page === 'closed' }),
    submit: () => actor.send({ type: 'submit', entry: view().entry }),
    decide() {
      if (view().page === 'comingSoon') throw new ExitError('usage', `${view().choice}: coming soon.`);
      if (view().isDoubtful) actor.send({ type: 'close' });
    },
    async prepare() {
      const { page, choice, entry } = view();
      const fields = page === 'form' ? fieldsOf(choice) : [];
      for (const field of fields) if (field.isRequired && field.text(entry) === '') await edit(field);
    },
    async ask() {
      const { entry, choice, page, isDoubtful } = view();
      const fields = page === 'form' ? fieldsOf(choice) : [];
      const add = { name: isDoubtful ? 'Add anyway' : 'Add', value: 'add' };
      const others = [
        { name: `Sport: ${choice}`, value: 'sport' },
        { name: 'Leave', value: 'leave' },
      ];
      const [first = add, ...rest] = page === 'form' ? [add, ...others] : others;
      const title = `Add ${entry.name.trim() || 'an athlete'} to ${agencyName}?`;
      const chosen = await askMenu(title, [first, ...rest], fields, entry);
      const field = fields.find(({ name }) => name === chosen);
      if (field !== undefined) await edit(field);
      else if (chosen === 'sport') await chooseSport();
      else if (chosen === 'leave') actor.send({ type: 'close' });
      else if (isDoubtful) actor.send({ type: 'addAnyway' });
      else actor.send({ type: 'submit', entry });
    },
  };
}
