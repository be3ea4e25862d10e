import { rosterTemplate } from '@matchpoint/core/roster/template';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';

export function define(command: Command, host: Host): void {
  command.action(() => {
    host.stdout.write(rosterTemplate([]));
  });
  addExamples(command, {
    'matchpoint athletes template > roster.csv': 'the columns, and one athlete as an example to replace',
  });
}
