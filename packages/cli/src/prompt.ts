import * as z from 'zod/mini';
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

export function askText(message: string): Promise<string> {
  return ask(z.string(), { type: 'input', message, validate: needed });
}

export function askSecret(message: string): Promise<string> {
  return ask(z.string(), { type: 'password', message, mask: '*', validate: needed });
}

export function askYesOrNo(message: string): Promise<boolean> {
  return ask(z.boolean(), { type: 'confirm', message, default: false });
}

export function askChoice(message: string, choices: readonly Choice[], preset: string): Promise<string> {
  return ask(z.string(), { type: 'select', message, choices, default: preset, pageSize: 12, loop: false });
}

/** @throws {ExitError} where the person ends the program instead of answering */
async function ask<T>(answer: z.ZodMiniType<T>, question: object): Promise<T> {
  const { default: inquirer } = await import('inquirer');
  const prompt = inquirer.createPromptModule({ input: process.stdin, output: process.stderr });
  const answers: object = await prompt([{ name: 'answer', message: '', ...question }]).catch(
    (error: unknown) => {
      if (error instanceof Error && error.name === 'ExitPromptError')
        throw new ExitError(exitCodes.interrupted);
      throw error;
    },
  );
  return z.parse(z.object({ answer }), answers).answer;
}
