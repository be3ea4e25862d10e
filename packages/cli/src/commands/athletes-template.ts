import { athleteFieldNames, athleteFields } from '@matchpoint/core/athletes/athlete-fields';
import { csvLine } from '@matchpoint/core/display/csv';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';

export function athletesTemplate(command: Command, host: Host): void {
  command.action(() => {
    host.stdout.write(csvLine(athleteFieldNames));
    host.stdout.write(csvLine(athleteFieldNames.map((name) => String(athleteFields[name].example))));
  });
  addExamples(command, {
    'matchpoint athletes template > roster.csv': 'the columns, and one athlete as an example to replace',
  });
}
