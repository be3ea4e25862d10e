import type { RowOutcome } from '@matchpoint/core/roster/sending/row-outcome';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { output } from '../output.ts';
import { addReadingOptions, fileArgument, type ImportOptions } from '../roster/import-options.ts';
import { logFound, pageOf, refuseInvalid } from '../roster/log-check.ts';
import { reportLines } from '../roster/outcome-files.ts';
import { runImport } from '../roster/run-import.ts';
import { formatOf, openRun } from '../run.ts';
import { counted } from '../wording.ts';

const fields = ['row', 'status', 'id', 'field', 'message'];

export function athletesValidate(command: Command, host: Host): void {
  addReadingOptions(command.argument(...fileArgument)).action(async (file: string) => {
    const run = openRun(command, host);
    const options = command.opts<ImportOptions>();
    const format = formatOf(run);
    const found: RowOutcome[] = [];
    const end = await runImport(
      run,
      file,
      { ...options, checkOnly: true },
      {
        confirm: async () => false,
        ...(format !== 'table' && {
          outcome: async (outcome: RowOutcome) => {
            found.push(outcome);
          },
        }),
      },
    );
    async function* pages() {
      yield found.flatMap(reportLines);
    }
    if (format !== 'table') await output(pages(), format, { fields, columns: [] }, run.host);
    refuseInvalid(run, end, options);
    if (end.step !== 'valid') throw new ExitError('interrupted');
    const { check } = end;
    const page = pageOf(run);
    logFound(run, end, page);
    const repeated = check.duplicates.length;
    const repeats =
      repeated === 0
        ? ''
        : ` ${counted(repeated, 'row')} ${repeated === 1 ? 'repeats' : 'repeat'} an earlier row.`;
    run.log.info(`${page.style.green('Valid:')} ${counted(check.rows, 'row')} can be imported.${repeats}`);
  });
  addExamples(command, {
    'matchpoint athletes validate roster.xlsx': 'lists the problems of every row, and sends nothing',
    'matchpoint athletes validate roster.csv --map "Full Nm=name" --map "Notes=-"':
      'names the field of each column',
    'matchpoint athletes list --mine --format csv | matchpoint athletes validate -': 'your listed athletes',
    'matchpoint athletes validate roster.csv --format ndjson': 'the problems, for a program',
  });
}
