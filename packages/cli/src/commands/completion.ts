import { Argument, type Command } from 'commander';
import { bashCompletion } from '../completion/bash.ts';
import { commandTree } from '../completion/command-tree.ts';
import { fishCompletion } from '../completion/fish.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };
type Shell = keyof typeof scripts;

export function completion(command: Command, host: Host, complete: () => Promise<Command>): void {
  command
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .action(async (shell: Shell) => {
      host.stdout.write(scripts[shell](commandTree(await complete())));
    });
  addExamples(command, {
    'source <(matchpoint completion bash)': 'in ~/.bashrc',
    'matchpoint completion zsh > ~/.zfunc/_matchpoint': 'in a folder of your fpath',
    'matchpoint completion fish > ~/.config/fish/completions/matchpoint.fish': 'for fish',
  });
}
