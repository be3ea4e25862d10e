import { exitCodes } from './exit-codes.ts';
import { ExitError } from './exit-error.ts';
import type { Host } from './host.ts';

/** Questions are asked on stderr, and only where a person can answer them. */
export function canAsk({ stdin, stderr }: Pick<Host, 'stdin' | 'stderr'>): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

export interface Choice {
  /** At most one line. */
  readonly name: string;
  readonly value: string;
  /** What stays on the screen once it is chosen; the name without it. */
  readonly short?: string;
  /** Shown below the list while the choice is pointed at. */
  readonly description?: string;
}

/** The prompts' library asks the environment alone whether to paint. */
export function askWithoutColors(): void {
  process.env['NO_COLOR'] = '1';
}

const needed = (text: string) => text.trim() !== '' || 'An answer is needed.';

export async function askText(message: string): Promise<string> {
  const { input } = await import('@inquirer/prompts');
  return answer(input({ message, validate: needed }, onStderr));
}

export async function askSecret(message: string): Promise<string> {
  const { password } = await import('@inquirer/prompts');
  return answer(password({ message, mask: '*', validate: needed }, onStderr));
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

/** @throws {ExitError} where the person ends the program instead of answering */
async function answer<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError')
      throw new ExitError(exitCodes.interrupted);
    throw error;
  }
}
