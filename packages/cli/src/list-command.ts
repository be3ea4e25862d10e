import type { Client, Page } from '@matchpoint/core/api/client';
import { type Command, Option } from 'commander';
import { exitCodes } from './exit-codes.ts';
import { addFlags, type Flag, wholeNumber } from './flags.ts';
import type { Host } from './host.ts';
import { type Listed, listed } from './listing.ts';
import { type Format, formats, output } from './output.ts';
import type { Column } from './table.ts';

export interface ListCommand<T, F extends object> {
  /** The rows' names, as in 'one athlete' and 'two athletes'. */
  readonly nouns: readonly [one: string, many: string];
  readonly flags: Readonly<Record<keyof F & string, Flag>>;
  readonly columns: readonly Column<T>[];
  readonly read: (query: Readonly<Record<string, string>>) => Reading<F>;
  readonly ask: (client: Client, query: Readonly<Record<string, string>>) => Promise<Page<T>>;
  readonly narrow: (rows: readonly T[], filter: F) => readonly T[];
}

/** A filter, or what is wrong with a query: the issues that core's schemas make. */
export type Reading<F> =
  | { readonly success: true; readonly data: F }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Options {
  readonly apiUrl: string;
  readonly format: Format;
  readonly limit?: number;
}

/** Makes `command` list rows: flags to a filter, the filter to pages, the pages to stdout. */
export function defineListCommand<T, F extends object>(
  command: Command,
  host: Host,
  { nouns, flags, columns, read, ask, narrow }: ListCommand<T, F>,
): void {
  const { given, nameOf } = addFlags(command, flags);
  command
    .addOption(new Option('--limit <rows>', 'print at most so many').argParser(wholeNumber))
    .addOption(new Option('--format <format>', 'how to print them').choices(formats).default('table'))
    .action(async () => {
      const { apiUrl, format, limit } = command.optsWithGlobals<Options>();
      const query = given();
      const filter = read(query);
      if (!filter.success) {
        const problems = filter.error.issues.map(
          ({ path, message }) => `${nameOf(String(path[0]))} ${message}`,
        );
        command.error(`error: ${problems.join('; ')}`, { exitCode: exitCodes.usage });
      }
      const { createClient } = await import('@matchpoint/core/api/client');
      const client = createClient({ baseUrl: apiUrl });
      const source = {
        ask: (asked: Readonly<Record<string, string>>) => ask(client, asked),
        narrow: (rows: readonly T[]) => narrow(rows, filter.data),
      };
      let total = 0;
      async function* rowsOf(pages: AsyncIterable<Listed<T>>) {
        for await (const page of pages) {
          total = page.total;
          yield page.rows;
        }
      }
      const count = await output(rowsOf(listed(source, query, limit ?? null)), format, columns, host);
      if (format === 'table') host.stderr.write(`${summary(count, total, nouns)}\n`);
    });
}

function summary(count: number, total: number, [one, many]: readonly [string, string]): string {
  const noun = total === 1 ? one : many;
  if (total === 0) return `No ${many} match.`;
  if (count >= total) return `${count} ${noun}.`;
  return `${count} of ${total} ${noun}; a higher --limit shows more.`;
}
