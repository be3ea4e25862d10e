import type { Command, Option } from 'commander';

/** A word that completes a command line, and its description. */
export interface Completion {
  readonly word: string;
  readonly about: string;
}

/** Completes the last of the words that follow the program's name. */
export function completionsOf(program: Command, words: readonly string[]): readonly Completion[] | 'files' {
  const command = words.slice(0, -1).reduce(subcommandOf, program);
  const help = command.createHelp();
  const options = [...new Set([...help.visibleOptions(command), ...program.options])];
  const [last = '', before = ''] = words.toReversed();
  const option = options.find(({ long, short }) => before !== '' && [long, short].includes(before));
  if (option !== undefined && (option.required || option.optional)) {
    // In a list, the words after the last comma.
    const list = last.slice(0, last.lastIndexOf(',') + 1);
    return valuesOf(
      option.flags,
      option.argChoices?.map((choice) => list + choice),
    );
  }
  if (last.startsWith('-')) return options.map(({ long, description }) => named(long ?? '', description));
  const commands = help.visibleCommands(command);
  if (commands.length > 0) return commands.map((child) => named(child.name(), child.description()));
  const [argument] = command.registeredArguments;
  return argument === undefined ? [] : valuesOf(argument.name(), argument.argChoices);
}

function subcommandOf(command: Command, word: string): Command {
  return command.commands.find((child) => child.name() === word) ?? command;
}

function valuesOf(name: string, choices: Option['argChoices']): readonly Completion[] | 'files' {
  if (choices !== undefined) return choices.map((choice) => named(choice, ''));
  return /file/i.test(name) ? 'files' : [];
}

function named(word: string, about: string): Completion {
  return { word, about };
}
