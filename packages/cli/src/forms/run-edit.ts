import { shown } from '@matchpoint/core/display/display';
import type { createEditMachine, Editable } from '@matchpoint/core/forms/edit.machine';
import { type EditView, editView } from '@matchpoint/core/forms/edit.view';
import { changedFields, type NamedValues, type Stored } from '@matchpoint/core/forms/revision';
import { isUnsupported } from '@matchpoint/core/wire/api-error';
import { createActor, waitFor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { askChoice } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import { shortCell } from '../wording.ts';
import { entryWith, type FormField } from './form-fields.ts';
import { askField, askMenu, type NotedCalls, payloadOrStop, printDone, runForm } from './run-form.ts';

type EditMachine<Entry extends NamedValues, S extends Stored<Entry>, Edit> = ReturnType<
  typeof createEditMachine<Entry, S, Edit>
>;

interface Editing<Entry extends NamedValues, S extends Stored<Entry>, Edit> {
  readonly id: string;
  readonly name: string;
  readonly editable: Editable<Entry, Edit>;
  /** With its actors. */
  readonly machine: EditMachine<Entry, S, Edit>;
  readonly calls: NotedCalls;
  readonly fieldsOf: (stored: S) => readonly FormField<Entry>[];
  readonly given: Readonly<Record<string, string>>;
  readonly dryRun: boolean;
}

/** Edits what is stored, by flags or by a form in the terminal (rules/terminal.md#forms-in-the-terminal). */
export async function runEdit<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  run: Run,
  { id, name, editable, machine, calls, fieldsOf, given, dryRun }: Editing<Entry, S, Edit>,
): Promise<void> {
  const actor = createActor(machine, {}).start();
  const view = () => editView(editable, actor.getSnapshot());
  actor.send({ type: 'open', id, name });
  await waitFor(actor, () => view().page !== 'loading');
  const { stored, entry: start, reasons, page } = view();
  if (stored === null) {
    actor.stop();
    if (page !== 'missing') throw calls.failure();
    throw new ExitError(isUnsupported(calls.failure()) ? 'unsupported' : 'notFound', reasons.join(' '));
  }
  const fields = fieldsOf(stored);
  const entry = entryWith(start, given, fields);
  const printed = (text: string, to: Entry, now = to) => {
    const lines = changedFields(editable.fields, stored.entry, to).map((field) => {
      const value = (of: Entry) => shortCell(editable.shown(of, field));
      return `\n  ${editable.label(field)}: ${value(stored.entry)} → ${value(now)}`;
    });
    const change = payloadOrStop(editable.judge(stored.entry, to));
    printDone(run, `${text}${lines.join('')}`, { id, change });
  };
  if (dryRun) {
    actor.stop();
    return printed(`${name} would be saved:`, entry);
  }
  actor.send({ type: 'edit', entry });
  let sent = entry;
  await runForm(run, calls, {
    actor,
    isTyped: Object.keys(given).length > 0,
    doubt: { text: 'It may have been saved.', suggestion: 'It is safe to run it again.' },
    view: () => ({ ...view(), isOver: view().end !== null || view().page === 'closed' }),
    submit() {
      sent = view().entry;
      actor.send({ type: 'submit', entry: sent });
    },
    decide() {
      const { conflicts } = view();
      if (conflicts.length === 0) return;
      const theirs = conflicts.map(({ label, theirs }) => `${label} is ${shown(theirs)} now`).join(', ');
      throw new ExitError('refused', `Somebody else saved it meanwhile: ${theirs}. Nothing was saved.`);
    },
    async ask() {
      const { entry: now, conflicts } = view();
      if (conflicts.length > 0) return actor.send({ type: await askConflict(run, view()) });
      const [save, leave] = [
        { name: 'Save', value: 'save' },
        { name: 'Leave', value: 'leave' },
      ];
      const chosen = await askMenu(`Save ${name}?`, [save, leave], fields, now);
      const field = fields.find((one) => one.name === chosen);
      if (field !== undefined) actor.send({ type: 'edit', entry: await askField(field, now) });
      else if (chosen === 'leave') actor.send({ type: 'close' });
      else this.submit();
    },
  });
  const { end, entry: now } = view();
  actor.stop();
  if (end === null) throw new ExitError('interrupted', 'Nothing was saved.');
  const isSaved = end === 'saved';
  printed(isSaved ? `${sent.name.trim()} was saved:` : `${name} has these values already.`, sent, now);
}

async function askConflict({ log }: Run, { conflicts }: Pick<EditView<never, never>, 'conflicts'>) {
  for (const { label, mine, theirs } of conflicts)
    log.warn(`${label}: you have ${mine}, somebody else saved ${theirs}.`);
  const chosen = await askChoice(
    'Both changed this. What is right?',
    [
      { name: 'Save my values', value: 'keepMine' },
      { name: 'Take what was saved', value: 'takeTheirs' },
    ],
    'keepMine',
  );
  return chosen === 'keepMine' ? 'keepMine' : 'takeTheirs';
}
