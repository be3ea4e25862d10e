import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { validText } from '@matchpoint/core/roster/outcomes/rows.view';
import type { ExitError } from '../exit-error.ts';
import { output } from '../output/output.ts';
import { type CheckEnd, checkFile } from '../roster/check-file.ts';
import { addReadingOptions, type ImportOptions } from '../roster/import-options.ts';
import { readRememberedColumns } from '../roster/kept-answers.ts';
import { protectFiles, reportLines, writeOutcomes } from '../roster/outcome-files.ts';
import { progressLineOf } from '../roster/progress-line.ts';
import { refuseUnusable } from '../roster/refuse-unusable.ts';
import { reporterOf } from '../roster/reporter.ts';
import { formatOf } from '../run.ts';
import type { RunCommand } from '../run-command.ts';

const fields = ['row', 'status', 'id', 'field', 'message'];

export function validate(command: RunCommand): void {
  addReadingOptions(command)
    .runs(async (run, file: string, options: ImportOptions) => {
      const format = formatOf(run);
      await protectFiles(run, file, options);
      const progress = progressLineOf(run);
      const remembered = await readRememberedColumns(run, null);
      // Else no roster with hidden athletes would be valid (rules/import.md#hidden-rows).
      const known = { remembered, sports: [], offered: ['hidden' as const] };
      const { end: checked } = await checkFile(run, file, options, progress, known);
      const end = withInvalid(checked);
      let unwritten: ExitError | null = null;
      if ('check' in end) {
        const { source, check, repaired } = end;
        unwritten = await writeOutcomes(options, source, check.invalid);
        if (format !== 'table')
          await output([linesOf(check.invalid, repaired)], format, { fields, columns: [] }, run.host);
      }
      if (unwritten !== null && end.step !== 'checked') run.log.warn(unwritten.message);
      refuseUnusable(run, end, options);
      reporterOf(run).found(end);
      run.log.info(validText(end.check));
      if (unwritten !== null) throw unwritten;
    })
    .examples({
      'matchpoint athletes validate roster.xlsx': 'lists the problems of every row, and sends nothing',
      'matchpoint athletes validate roster.csv --map "Full Nm=name" --map Notes=-':
        'names the field of each column',
      'matchpoint athletes validate roster.csv --set "term=Fall 2027" --word HT=Fall':
        'says what no column has, and what a word means',
      'matchpoint athletes list --mine --format csv | matchpoint athletes validate -': 'your listed athletes',
      'matchpoint athletes validate roster.csv --format ndjson':
        'the problems, and the repairs made by --repair, for a program',
    });
}

/** Rows that a person leaves out are still problems of the file. */
function withInvalid(end: CheckEnd): CheckEnd {
  return end.step === 'checked' && end.check.invalid.length > 0 ? { ...end, step: 'invalid' } : end;
}

/** Each problem, and each repair of a row that was made. */
function linesOf(outcomes: readonly RowOutcome[], repaired: CheckEnd['repaired']) {
  const repairs = repaired.flatMap(({ rows }) => rows);
  return [
    ...outcomes.flatMap(reportLines),
    ...repairs.map((repair) => ({ ...repair, status: 'repaired', id: null })),
  ];
}
