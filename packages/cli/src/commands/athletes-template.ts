import { exampleAthlete } from '@matchpoint/core/roster/template';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { output } from '../output/output.ts';
import { formatOf, openRun } from '../run.ts';

export function define(command: Command, host: Host): void {
  command.action(async () => {
    const run = openRun(command, host);
    const format = formatOf(run, 'csv');
    const example = exampleAthlete([]);
    const shape = { columns: [], fields: Object.keys(example) };
    await output([[example]], format === 'table' ? 'csv' : format, shape, run.host);
  });
  addExamples(command, {
    'matchpoint athletes template > roster.csv': 'the columns, and one athlete as an example to replace',
    'matchpoint athletes template --format json > roster.json': 'the same for a program',
  });
}
