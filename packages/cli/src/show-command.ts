import type { Client } from '@matchpoint/core/client/client';
import { hasStatus } from '@matchpoint/core/wire/api-error';
import { ExitError } from './exit-error.ts';
import { type Line, outputOne } from './output/output-one.ts';
import type { Run } from './run.ts';
import type { RunCommand } from './run-command.ts';

interface ShowCommand<T> {
  readonly noun: string;
  readonly examples: Readonly<Record<string, string>>;
  readonly load: (client: Client, id: string, run: Run) => Promise<T>;
  readonly linesOf: (entry: T) => readonly Line<T>[];
}

/** Makes `command` print one entry of the directory. */
export function defineShowCommand<T extends object>(
  command: RunCommand,
  { noun, examples, load, linesOf }: ShowCommand<T>,
): void {
  command
    .argument('<id>', `as "matchpoint ${command.parent?.name()} list" shows it`)
    .runs(async (run, id: string) => {
      const entry = await load(await run.client(), id, run).catch((error: unknown) => {
        throw hasStatus(error, 404) ? new ExitError('notFound', `There is no ${noun} ${id}.`) : error;
      });
      await outputOne(run, entry, linesOf(entry));
    })
    .examples(examples);
}
