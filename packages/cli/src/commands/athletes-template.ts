import { exampleAthlete } from '@matchpoint/core/roster/template';
import { output } from '../output/output.ts';
import { formatOf } from '../run.ts';
import type { RunCommand } from '../run-command.ts';

export function template(command: RunCommand): void {
  command
    .runs(async (run) => {
      const format = formatOf(run, 'csv');
      const example = exampleAthlete([]);
      const shape = { columns: [], fields: Object.keys(example) };
      await output([[example]], format === 'table' ? 'csv' : format, shape, run.host);
    })
    .examples({
      'matchpoint athletes template > roster.csv': 'the columns, and one athlete as an example to replace',
      'matchpoint athletes template --format json > roster.json': 'the same for a program',
    });
}
