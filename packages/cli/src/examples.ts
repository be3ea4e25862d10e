import type { Command } from 'commander';

/** Ends a command's help with lines to type, each with what it does. */
export function addExamples(command: Command, examples: Readonly<Record<string, string>>): void {
  const lines = Object.entries(examples).map(([line, about]) => `  # ${about}\n  ${line}`);
  command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
