import { changePerson, changeText } from '@matchpoint/core/agencies/change-text';
import { type AgencyChange, agencyChange } from '@matchpoint/core/agencies/changes';
import { shown } from '@matchpoint/core/display/display';
import { type Command, Option } from 'commander';
import { addExamples } from '../examples.ts';
import { wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { output } from '../output.ts';
import { formatOf, openRun } from '../run.ts';
import { withAgency } from '../session/agency.ts';
import type { CommandSession } from '../session/command-session.ts';
import { warnUnreadable } from '../warn-unreadable.ts';

/** A list within a cell of CSV is text. */
interface ListedChange extends Omit<AgencyChange, 'athletes' | 'fields'> {
  readonly what: string;
  readonly athletes: string;
  readonly fields: string;
}

export function define(command: Command, host: Host): void {
  command
    .addOption(new Option('--limit <number>', 'the newest of them').argParser(wholeNumber))
    .action(async () => {
      const run = openRun(command, host);
      const { limit = Number.POSITIVE_INFINITY } = command.opts<{ readonly limit?: number }>();
      await withAgency(run, async (session, { id }) => {
        const read = { unreadable: 0 };
        const format = formatOf(run);
        const pages = pagesOf(session, id, limit, read);
        if (format === 'table' || format === 'csv') await output(listed(pages), format, shape, run.host);
        else await output(pages, format, { fields: [], columns: [] }, run.host);
        warnUnreadable(run.log, read.unreadable, ['change', 'changes']);
      });
    });
  addExamples(command, {
    'matchpoint changes': 'the changes of your agency, newest first',
    'matchpoint changes --limit 20': 'the newest 20',
    'matchpoint changes --format csv > changes.csv': 'all of them, for a spreadsheet',
  });
}

const shape = {
  fields: Object.keys(agencyChange.shape),
  columns: [
    { heading: 'At', shown: ({ at }: ListedChange) => shown(at?.slice(0, 16).replace('T', ' ') ?? null) },
    { heading: 'Who', shown: changePerson, isCut: true },
    { heading: 'What', shown: ({ what }: ListedChange) => what, isCut: true },
  ],
};

async function* pagesOf(
  { client, authorize }: CommandSession,
  agencyId: string,
  limit: number,
  read: { unreadable: number },
): AsyncGenerator<readonly AgencyChange[]> {
  let before: string | undefined;
  for (let left = limit; left > 0; ) {
    const page = await authorize((token) => client.listChanges(agencyId, { token, before }));
    read.unreadable += page.unreadable;
    before = page.rows.at(-1)?.id;
    if (before === undefined) return;
    yield page.rows.slice(0, left);
    left -= page.rows.length;
  }
}

async function* listed(
  pages: AsyncIterable<readonly AgencyChange[]>,
): AsyncGenerator<readonly ListedChange[]> {
  for await (const page of pages)
    yield page.map((change) => ({
      ...change,
      what: changeText(change),
      athletes: change.athletes.map(({ id }) => id).join(' '),
      fields: change.fields.join(' '),
    }));
}
