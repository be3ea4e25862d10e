import { rm } from 'node:fs/promises';
import { counted, formatCount } from '@matchpoint/core/display/count';
import { type Command, Option } from 'commander';
import { confirmOrStop } from '../confirm.ts';
import { addExamples } from '../examples.ts';
import { wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { output } from '../output.ts';
import { type KnownJournal, knownJournals } from '../roster/known-journals.ts';
import { formatOf, openRun } from '../run.ts';
import type { Column } from '../table.ts';

interface Listed {
  readonly at: string;
  readonly file: string;
  readonly agency: string;
  readonly service: string;
  readonly created: number;
  readonly undoable: number;
  readonly ended: boolean;
  readonly journal: string;
}

const fields: readonly (keyof Listed)[] = [
  'at',
  'file',
  'agency',
  'service',
  'created',
  'undoable',
  'ended',
  'journal',
];

const columns: readonly Column<Listed>[] = [
  { heading: 'Last used', shown: ({ at }) => at.slice(0, 16).replace('T', ' ') },
  { heading: 'File', shown: ({ file }) => file, narrowed: 'cut' },
  { heading: 'Agency', shown: ({ agency }) => agency, narrowed: 'cut' },
  { heading: 'Created', shown: ({ created }) => formatCount(created), align: 'right' },
  { heading: 'Can be undone', shown: ({ undoable }) => formatCount(undoable), align: 'right' },
  { heading: 'State', shown: ({ ended }) => (ended ? 'ended' : 'not finished') },
  { heading: 'Journal', shown: ({ journal }) => journal, narrowed: 'omitted' },
];

export function importsList(command: Command, host: Host): void {
  command.action(async () => {
    const run = openRun(command, host);
    const journals = await knownJournals(host);
    async function* pages() {
      yield journals.map(listed);
    }
    const format = formatOf(run);
    await output(pages(), format, { columns, fields }, run.host);
    if (format === 'table') run.log.info(`${counted(journals.length, 'journal')} of imports.`);
  });
  addExamples(command, {
    'matchpoint imports list': 'what was imported on this machine, newest first',
    'matchpoint imports list --format json': 'for a program, with the path of each journal',
  });
}

function listed({ path, run, file, created, undoable, isEnded, touched }: KnownJournal): Listed {
  const { agency, agencyName = agency, service } = run;
  return {
    at: touched.toISOString(),
    file: file ?? '-',
    agency: agencyName,
    service,
    created,
    undoable,
    ended: isEnded,
    journal: path,
  };
}

interface CleanOptions {
  readonly days: number;
  readonly yes?: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** Removes old journals of ended imports (rules/terminal.md#kept-journals). */
export function importsClean(command: Command, host: Host): void {
  command
    .addOption(
      new Option('--days <number>', 'keep journals that were used in these days')
        .argParser(wholeNumber)
        .default(30),
    )
    .option('-y, --yes', 'remove without asking')
    .action(async () => {
      const run = openRun(command, host);
      const { days, yes = false } = command.opts<CleanOptions>();
      const before = Date.now() - days * day;
      const old = (await knownJournals(host)).filter(({ touched }) => touched.getTime() < before);
      const ended = old.filter(({ isEnded }) => isEnded);
      for (const { path } of old.filter(({ isEnded }) => !isEnded))
        run.log.info(`${path} is kept: its import is not finished.`);
      if (ended.length === 0) {
        run.log.info(`No ended import is older than ${counted(days, 'day')}.`);
        return;
      }
      const question = `Remove ${counted(ended.length, 'journal')}? These imports can then not be undone.`;
      await confirmOrStop(host, yes, question);
      for (const { path } of ended) await rm(path, { force: true });
      run.log.info(`${counted(ended.length, 'journal')} removed.`);
    });
  addExamples(command, {
    'matchpoint imports clean': 'removes journals of ended imports unused for 30 days',
    'matchpoint imports clean --days 7 --yes': 'in a script',
  });
}
