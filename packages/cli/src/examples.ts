import type { Command } from 'commander';

/** The end of a command's help: lines that can be typed as they are, each with what it does. */
export function addExamples(command: Command, examples: Readonly<Record<string, string>>): void {
  const lines = Object.entries(examples).map(([line, about]) => `  # ${about}\n  ${line}`);
  command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
