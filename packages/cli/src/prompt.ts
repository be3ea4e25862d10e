import { exitCodes } from './exit-codes.ts';
import { ExitError } from './exit-error.ts';
import type { Host } from './host.ts';

/** Whether a person can answer questions, which are asked on stderr (rules.md#where-output-goes). */
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

const required = (text: string) => text.trim() !== '' || 'Type an answer.';

export async function askText(message: string): Promise<string> {
  const { input } = await import('@inquirer/prompts');
  return answer(input({ message, validate: required }, onStderr));
}

export async function askSecret(message: string): Promise<string> {
  const { password } = await import('@inquirer/prompts');
  return answer(password({ message, mask: '*', validate: required }, onStderr));
}

export async function askYesOrNo(message: string): Promise<boolean> {
  const { confirm } = await import('@inquirer/prompts');
  return answer(confirm({ message, default: false }, onStderr));
}

export async function askChoice(
  message: string,
  choices: readonly Choice[],
  preset: string,
): Promise<string> {
  const { select } = await import('@inquirer/prompts');
  return answer(select({ message, choices, default: preset, pageSize: 12, loop: false }, onStderr));
}

const onStderr = { input: process.stdin, output: process.stderr };

/** @throws {ExitError} on Ctrl-C */
async function answer<T>(prompt: Promise<T>): Promise<T> {
  try {
    return await prompt;
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError')
      throw new ExitError(exitCodes.interrupted);
    throw error;
  }
}
