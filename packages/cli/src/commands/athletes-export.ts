import { athlete } from '@matchpoint/core/athletes/fields/athlete';
import { athleteDraft } from '@matchpoint/core/athletes/fields/athlete-draft';
import { listPages } from '@matchpoint/core/client/list-pages';
import { counted } from '@matchpoint/core/display/count';
import { begun, printPages } from '../list-command.ts';
import { isUnusedOwn, myAthletes, warnIncomplete } from '../my-athletes.ts';
import { columnsOption } from '../output/chosen-fields.ts';
import { fileFormat, openOutput } from '../output/output-file.ts';
import type { RunCommand } from '../run-command.ts';
import { withSession } from '../session/command-session.ts';

const shape = {
  nouns: ['athlete', 'athletes'],
  columns: [],
  /** The ID, then the columns that an import reads. */
  fields: ['id', ...Object.keys(athleteDraft.shape)],
  isAbsent: isUnusedOwn,
} as const;

interface ExportOptions {
  readonly force?: boolean;
  readonly columns?: readonly string[];
}

function define(command: RunCommand): void {
  command
    .argument('[file]', 'the file to write, as .csv, .json or .ndjson by its ending; stdout by default')
    .option('--force', 'overwrite an existing file')
    .addOption(columnsOption(Object.keys(athlete.shape)))
    .runs(async (run, file: string | undefined, { force, columns: chosen }: ExportOptions) => {
      const format = fileFormat(command, file, 'matchpoint athletes list --mine');
      const writing = await openOutput(run, file, format, force);
      await withSession(run, async (session) => {
        const mine = await myAthletes(run, session, {});
        let count = 0;
        await writing(async (stdout) => {
          const pages = await begun(listPages(mine, {}, null));
          const offered = session.client.capabilities.offered() ?? [];
          const printed = await printPages(run, shape, { pages, format, chosen, offered }, stdout);
          warnIncomplete(run, mine);
          printed.warn();
          count = printed.count;
        });
        run.log.info(`Exported ${counted(count, 'athlete')}.`);
      });
    })
    .examples({
      'matchpoint athletes export roster.csv': 'for a spreadsheet, which "athletes import" can read again',
      'matchpoint athletes export --format json > roster.json': 'every field, for a program',
      'matchpoint athletes export scores.csv --columns name,SAT,TOEFL': 'some fields, in this order',
    });
}

export { define as export };
