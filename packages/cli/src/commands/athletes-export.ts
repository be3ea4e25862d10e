import { type Athlete, athlete } from '@matchpoint/core/athletes/fields/athlete';
import { athleteDraft } from '@matchpoint/core/athletes/fields/athlete-draft';
import { isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { listPages } from '@matchpoint/core/client/list-pages';
import { counted } from '@matchpoint/core/display/count';
import { begun } from '../begun.ts';
import type { Format } from '../global-options.ts';
import type { Stream } from '../host.ts';
import { myAthletes, warnIncomplete } from '../my-athletes.ts';
import { columnsOption, outputFields } from '../output/chosen-fields.ts';
import { fileFormat, openOutput } from '../output/output-file.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { type CommandSession, withSession } from '../session/command-session.ts';
import { warnUnreadable } from '../warn-unreadable.ts';

/** The ID, then the columns that an import reads. */
const fields = ['id', ...Object.keys(athleteDraft.shape)];

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
        let count = 0;
        await writing(async (stream) => {
          count = await write(run, session, format, chosen, stream);
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

/** @returns how many athletes */
async function write(
  run: Run,
  session: CommandSession,
  format: Format,
  chosen: readonly string[] | undefined,
  stdout: Stream,
): Promise<number> {
  const mine = await myAthletes(run, session, {});
  let unreadable = 0;
  async function* pages(): AsyncGenerator<readonly Athlete[]> {
    for await (const page of listPages(mine, {}, null)) {
      unreadable += page.unreadable;
      yield page.rows;
    }
  }
  const rows = await begun(pages());
  const offered = (await run.client()).capabilities.offered() ?? [];
  const own = { columns: [], fields: fields.filter((field) => isOffered(field, offered)) };
  const count = await outputFields(rows, format, chosen, own, { stdout });
  warnIncomplete(run, mine);
  warnUnreadable(run.log, unreadable, ['athlete', 'athletes']);
  return count;
}
