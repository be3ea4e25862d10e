import { type AuditEntry, auditEntry } from '@matchpoint/core/audit/audit-entry';
import { auditAuthor, auditText } from '@matchpoint/core/audit/audit-text';
import { shown } from '@matchpoint/core/display/display';
import { Option } from 'commander';
import { wholeNumber } from '../flags.ts';
import { warnUnreadable } from '../log.ts';
import { output } from '../output/output.ts';
import { formatOf } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { withAgency } from '../session/agency.ts';
import type { CommandSession } from '../session/command-session.ts';

/** A list within a cell of CSV is text. */
interface ListedEntry extends Omit<AuditEntry, 'athletes' | 'fields'> {
  readonly what: string;
  readonly athletes: string;
  readonly fields: string;
}

export function log(command: RunCommand): void {
  command
    .addOption(new Option('--limit <number>', 'the newest of them').argParser(wholeNumber))
    .runs(async (run, { limit = Number.POSITIVE_INFINITY }: { readonly limit?: number }) => {
      await withAgency(run, async (session, { id }) => {
        const read = { unreadable: 0 };
        const format = formatOf(run);
        const pages = pagesOf(session, id, limit, read);
        if (format === 'table' || format === 'csv') await output(listed(pages), format, shape, run.host);
        else await output(pages, format, { fields: [], columns: [] }, run.host);
        warnUnreadable(run.log, read.unreadable, ['entry', 'entries']);
      });
    })
    .examples({
      'matchpoint log': 'who did what in your agency, newest first',
      'matchpoint log --limit 20': 'the newest 20',
      'matchpoint log --format csv > log.csv': 'all of them, for a spreadsheet',
    });
}

const shape = {
  fields: Object.keys(auditEntry.shape),
  columns: [
    { heading: 'At', shown: ({ at }: ListedEntry) => shown(at?.slice(0, 16).replace('T', ' ') ?? null) },
    { heading: 'Who', shown: auditAuthor, isCut: true },
    { heading: 'What', shown: ({ what }: ListedEntry) => what, isCut: true },
  ],
};

async function* pagesOf(
  { client, authorize }: CommandSession,
  agencyId: string,
  limit: number,
  read: { unreadable: number },
): AsyncGenerator<readonly AuditEntry[]> {
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

async function* listed(pages: AsyncIterable<readonly AuditEntry[]>): AsyncGenerator<readonly ListedEntry[]> {
  for await (const page of pages)
    yield page.map((entry) => ({
      ...entry,
      what: auditText(entry),
      athletes: entry.athletes.map(({ id }) => id).join(' '),
      fields: entry.fields.join(' '),
    }));
}
