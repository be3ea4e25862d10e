import { exportAccount } from '@matchpoint/core/account/export-account.form';
import type { Command } from 'commander';
import { createActor, toPromise } from 'xstate';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { addOutputOptions, openOutput } from '../output/output-file.ts';
import { openRun } from '../run.ts';
import { withPerson } from '../session/command-session.ts';

interface ExportOptions {
  readonly output?: string;
  readonly force?: boolean;
}

/** Writes all stored data about the caller (rules/account.md#account-export). */
export function define(command: Command, host: Host): void {
  addOutputOptions(command, 'write to this file; by default to stdout').action(async () => {
    const run = openRun(command, host);
    const { output: file, force } = command.opts<ExportOptions>();
    const writing = await openOutput(run, file, 'json', force);
    await withPerson(run, async ({ client, authorize, account }) => {
      await account();
      const save = (_: string, text: string) => writing(async (stream) => void stream.write(text));
      const { send } = exportAccount.actors({ client, authorize, save });
      await toPromise(createActor(send, { input: { read: () => null } }).start());
    });
    if (file !== undefined) run.log.info(`Everything that is kept about you is in ${file}.`);
  });
  addExamples(command, {
    'matchpoint account export --output me.json': 'to a file, whole or not at all',
    'matchpoint account export | jq .athletes': 'to a program',
  });
}
