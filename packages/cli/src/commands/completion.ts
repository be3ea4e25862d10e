import { Argument, type Command, type Option } from 'commander';
import { type Shell, scripts, separators } from '../completion/scripts.ts';
import type { Host } from '../host.ts';
import type { RunCommand } from '../run-command.ts';

export function completion(command: RunCommand, host: Host, complete: () => Promise<Command>): void {
  command
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .argument('[words...]', 'complete the last of these words instead, as the script does')
    .action(async (shell: Shell, words: readonly string[]) => {
      if (words.length === 0) host.stdout.write(scripts[shell]);
      else host.stdout.write(answer(shell, await complete(), words));
    })
    .examples({
      'source <(matchpoint completion bash)': 'in ~/.bashrc',
      'matchpoint completion zsh > ~/.zfunc/_matchpoint': 'in a folder of your fpath',
      'matchpoint completion fish > ~/.config/fish/completions/matchpoint.fish': 'for fish',
      'matchpoint completion powershell >> $PROFILE': 'for PowerShell',
    });
}

function answer(shell: Shell, program: Command, words: readonly string[]): string {
  const found = completionsOf(program, words);
  if (found === 'files') return ':files\n';
  const separator = separators[shell];
  const lines = found.map(({ word, about }) =>
    separator === null || about === '' ? word : `${word}${separator}${about}`,
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** A word that completes a command line, and its description. */
interface Completion {
  readonly word: string;
  readonly about: string;
}

/** Completes the last of the words that follow the program's name. */
function completionsOf(program: Command, words: readonly string[]): readonly Completion[] | 'files' {
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
