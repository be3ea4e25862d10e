import { Argument, type Command } from 'commander';
import { completionsOf } from '../completion/completions.ts';
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
