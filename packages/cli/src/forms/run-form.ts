import type { Authorize } from '@matchpoint/core/client/client';
import { shown } from '@matchpoint/core/display/display';
import type { FormProblems, Judged } from '@matchpoint/core/forms/form';
import { problemText } from '@matchpoint/core/wire/problems';
import { type AnyActorRef, waitFor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { printForPrograms } from '../output/output-one.ts';
import { printable } from '../output/terminal-text.ts';
import { askChoice, askText, askYesOrNo, type Choice, canAsk } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import { shortCell } from '../wording.ts';
import type { FormField } from './form-fields.ts';

/** A form's machine, as this face drives it. */
export interface TerminalForm {
  readonly actor: AnyActorRef;
  /** Whether flags say what is wanted, so that it is sent before anything is asked. */
  readonly isTyped: boolean;
  readonly view: () => {
    readonly isOver: boolean;
    readonly isUnanswered: boolean;
    readonly asksToDiscard: boolean;
    readonly form: FormProblems;
  };
  submit(): void;
  /** Asks for what a form cannot do without. */
  prepare?(): Promise<void>;
  /** Asks once what to do, and does it. */
  ask(): Promise<void>;
  /** Decides what a person would be asked. */
  decide(): void;
  /** After the last attempt without an answer. */
  readonly doubt: { readonly text: string; readonly suggestion: string };
}

/** Attempts without a terminal, all under one key or version (rules/forms.md#lost-answers). */
export const mostAttempts = 3;
export const pauseAfter = (attempt: number) => new Promise((resolve) => setTimeout(resolve, attempt * 500));

/**
 * Sends a form until it is accepted or left: in a terminal the person corrects it, elsewhere its problems are an error
 * (rules/terminal.md#forms-in-the-terminal).
 */
export async function runForm(run: Run, calls: NotedCalls, form: TerminalForm): Promise<void> {
  const isAttended = canAsk(run.host);
  let isAsking = isAttended && !form.isTyped;
  if (isAttended) await form.prepare?.();
  let seen = 0;
  for (let attempts = 1; ; attempts += 1) {
    if (isAsking) await form.ask();
    else form.submit();
    await waitFor(form.actor, (snapshot) => !snapshot.hasTag('busy'));
    if (!form.view().isOver && calls.failure() instanceof ExitError) throw calls.failure();
    if (isAttended && form.view().asksToDiscard)
      form.actor.send({ type: (await askYesOrNo('Discard what you typed?')) ? 'discard' : 'keepEditing' });
    if (!isAttended) form.decide();
    const { isOver, isUnanswered, form: said } = form.view();
    if (isOver) return;
    const lines = said.problems.map((one) => (said.fromService ? problemText(one) : one.message));
    if (isAttended) {
      isAsking = true;
      if (said.attempt > seen) lines.forEach(run.log.warn);
      seen = said.attempt;
      continue;
    }
    if (!said.fromService) throw new ExitError('usage', `${lines.join('. ')}.`);
    if (!isUnanswered) throw calls.failure();
    if (attempts === mostAttempts)
      throw new ExitError('unreachable', [...lines, form.doubt.text].join(' '), form.doubt.suggestion);
    await pauseAfter(attempts);
  }
}

/** @throws {ExitError} with the problems of an entry */
export function payloadOrStop<T>(judged: Judged<T>): T {
  if ('payload' in judged) return judged.payload;
  throw new ExitError('usage', `${judged.problems.map(({ message }) => message).join('. ')}.`);
}

/** Asks what to do with a form: the first action by default, the name of a field to change, or last to leave. */
export function askMenu<Entry>(
  title: string,
  actions: readonly [Choice, ...Choice[]],
  fields: readonly FormField<Entry>[],
  entry: Entry,
): Promise<string> {
  const values = fields.map((field) => ({
    name: `${field.label}: ${shown(shortCell(field.text(entry)))}`,
    value: field.name,
    short: field.label,
  }));
  const [first] = actions;
  return askChoice(title, [...actions.slice(0, -1), ...values, ...actions.slice(-1)], first.value, 22);
}

/** Asks for a field's value: Enter keeps it, - takes it away. @returns the entry with the answer */
export async function askField<Entry>(field: FormField<Entry>, entry: Entry): Promise<Entry> {
  const { label, choices, isRequired } = field;
  const before = field.text(entry);
  if (choices !== undefined) {
    const values = isRequired && before !== '' ? choices : ['', ...choices];
    const offered = values.map((value) => ({ name: shown(value), value }));
    return field.with(entry, await askChoice(label, offered, before));
  }
  const preset = printable(before);
  const answer = await askText(before === '' || isRequired ? label : `${label} (- for none)`, {
    ...(before !== '' && { preset }),
    validate: () => true,
  });
  if (answer === preset) return entry;
  return field.with(entry, answer.trim() === '-' ? '' : answer);
}

/** The session's calls. A form's machine keeps only the text of their errors. */
export interface NotedCalls {
  readonly authorize: Authorize;
  /** The last call's error. */
  readonly failure: () => unknown;
}

export function notedCalls({ authorize }: { readonly authorize: Authorize }): NotedCalls {
  let last: unknown = null;
  return {
    authorize: async (call) => {
      last = null;
      try {
        return await authorize(call);
      } catch (error) {
        last = error;
        throw error;
      }
    },
    failure: () => last,
  };
}

/** Logs what was done, and prints it as one object for programs. */
export function printDone(run: Run, text: string, result: object): void {
  printForPrograms(run, result);
  run.log.info(text);
}
