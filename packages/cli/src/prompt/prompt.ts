import type { createPromptModule } from 'inquirer';
import * as z from 'zod/mini';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { printable } from '../output/terminal-text.ts';

/** Whether a person can answer questions, which are asked on stderr (rules/terminal.md#where-output-goes). */
export function canAsk({ stdin, stderr }: Pick<Host, 'stdin' | 'stderr'>): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

export interface Choice {
  /** At most one line. */
  readonly name: string;
  readonly value: string;
  /** Stays on screen once it is chosen; the name by default. */
  readonly short?: string;
  /** Shown below the list while the choice is highlighted. */
  readonly description?: string;
}

/** inquirer reads the environment alone. */
export function askWithoutColors(): void {
  process.env['NO_COLOR'] = '1';
}

const required = (text: string): true | string => text.trim() !== '' || 'Type an answer.';

/** @param validate true, or what is wrong */
export function askText(
  question: string,
  {
    preset,
    validate = required,
  }: {
    readonly preset?: string | undefined;
    readonly validate?: (text: string) => true | string;
  } = {},
): Promise<string> {
  const message = printable(question);
  return ask(async (prompt) => {
    const { answer } = await prompt([
      { name: 'answer', type: 'input', message, validate, ...(preset !== undefined && { default: preset }) },
    ]);
    return answer;
  });
}

export function askSecret(message: string): Promise<string> {
  return ask(async (prompt) => {
    const { answer } = await prompt([
      { name: 'answer', type: 'password', message, mask: '*', validate: required },
    ]);
    return answer;
  });
}

export function askYesOrNo(question: string): Promise<boolean> {
  const message = printable(question);
  return ask(async (prompt) => {
    const { answer } = await prompt([{ name: 'answer', type: 'confirm', message, default: false }]);
    return answer;
  });
}

/** Asks about the readings of a file, once. @param canAgree whether they can be taken as they are */
export async function askReadings(canAgree: boolean): Promise<'yes' | 'change' | 'no'> {
  const answers = { y: 'yes', c: 'change', n: 'no' } as const;
  const answerOf = (text: string) => {
    const key = text.trim().charAt(0).toLowerCase();
    return key === 'c' || key === 'n' || (key === 'y' && canAgree) ? answers[key] : null;
  };
  const keys = canAgree ? '[Y]es, [c]hange, [n]o' : '[C]hange, [n]o';
  const text = await askText(`Import with these readings? ${keys}`, {
    preset: canAgree ? 'y' : 'c',
    validate: (said) => answerOf(said) !== null || `Type one of these: ${keys}`,
  });
  return answerOf(text) ?? 'no';
}

export function askChoice(
  question: string,
  offered: readonly Choice[],
  preset: string,
  pageSize = 12,
): Promise<string> {
  const message = printable(question);
  const choices = offered.map(({ value, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, printable(text)])),
    value,
  }));
  return ask(async (prompt) => {
    const { answer } = await prompt([
      { name: 'answer', type: 'select', message, choices, default: preset, pageSize, loop: false },
    ]);
    return z.parse(z.string(), answer);
  });
}

/** @throws {ExitError} on Ctrl-C, and on Ctrl-D: at the end of the input inquirer would leave the question open */
async function ask<T>(question: (prompt: ReturnType<typeof createPromptModule>) => Promise<T>): Promise<T> {
  const inquirer = await import('inquirer');
  const ended = new AbortController();
  // An answer pauses the input, too, but arrives first.
  const abortSoon = () => setImmediate(() => ended.abort());
  process.stdin.once('pause', abortSoon);
  try {
    return await question(
      inquirer.createPromptModule({ input: process.stdin, output: process.stderr, signal: ended.signal }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') throw new ExitError('interrupted');
    if (error instanceof Error && error.name === 'AbortPromptError')
      throw new ExitError('interrupted', 'The input ended without an answer.');
    throw error;
  } finally {
    process.stdin.off('pause', abortSoon);
  }
}
