import { Command } from 'commander';
import type { Host } from './host.ts';
import type { openRun, Run } from './run.ts';

/** A command of the program, whose action gets the global options and what every command needs. */
export class RunCommand extends Command {
  readonly #host: Host;

  constructor(host: Host, name?: string) {
    super(name);
    this.#host = host;
  }

  override createCommand(name?: string): RunCommand {
    return new RunCommand(this.#host, name);
  }

  /** @param action receives the arguments and the options after the run */
  runs<A extends readonly unknown[]>(
    action: (run: Run, ...given: A) => unknown,
    careful?: Parameters<typeof openRun>[2],
  ): this {
    return this.action(async (...given: A) => {
      const { openRun } = await import('./run.ts');
      await action(openRun(this, this.#host, careful), ...given);
    });
  }

  examples(examples: Readonly<Record<string, string>>): this {
    addExamples(this, examples);
    return this;
  }
}

/** Ends a command's help with lines to type, each with what it does. */
export function addExamples(command: Command, examples: Readonly<Record<string, string>>): void {
  const lines = Object.entries(examples).map(([line, about]) => `  # ${about}\n  ${line}`);
  command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
