import type { Client } from '@matchpoint/core/service/client';
import { createListing, type ListQuery, type Page } from '@matchpoint/core/service/listing';
import { type Command, Option } from 'commander';
import { columnsOption, outputFields } from './chosen-fields.ts';
import { addExamples } from './examples.ts';
import { exitCodes } from './exit-codes.ts';
import { addFlags, type Flag, wholeNumber } from './flags.ts';
import type { Host } from './host.ts';
import { type ListPage, type ListSource, listPages, warnUnreadable } from './listing.ts';
import { output, type Shape } from './output.ts';
import { formatOf, openRun, type Run } from './run.ts';

export interface ListCommand<T extends object, F extends object> extends Shape<T> {
  /** Singular and plural of the rows' noun. */
  readonly nouns: readonly [one: string, many: string];
  readonly flags: Readonly<Record<keyof F & string, Flag>>;
  readonly examples: Readonly<Record<string, string>>;
  readonly read: (query: ListQuery) => Reading<F>;
  readonly load: (client: Client, query: ListQuery) => Promise<Page<T>>;
  readonly filterAndSort: (rows: readonly T[], filter: F) => readonly T[];
  /** Prints the person's own rows for `--mine`; without it there is no such flag. */
  readonly mine?: (run: Run, filter: F, print: (source: ListSource<T>) => Promise<void>) => Promise<void>;
}

/** A filter, or the issues that core's schema found in the query. */
export type Reading<F> =
  | { readonly success: true; readonly data: F }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Options {
  readonly limit?: number;
  readonly mine?: boolean;
  readonly columns?: readonly string[];
}

/** Makes `command` list rows: it reads flags as a filter, loads pages and prints them. */
export function defineListCommand<T extends object, F extends object>(
  command: Command,
  host: Host,
  { nouns, flags, columns, fields, examples, read, load, filterAndSort, mine }: ListCommand<T, F>,
): void {
  const { given, nameOf } = addFlags(command, flags);
  command
    .addOption(columnsOption(fields))
    .addOption(new Option('--limit <rows>', 'print at most this many rows').argParser(wholeNumber))
    .action(async () => {
      const run = openRun(command, host);
      const options = command.opts<Options>();
      const limit = options.limit ?? null;
      const format = formatOf(run);
      const query = given();
      const filter = read(query);
      if (!filter.success) {
        const problems = filter.error.issues.map(
          ({ path, message }) => `${nameOf(String(path[0]))} ${message}`,
        );
        command.error(`error: ${problems.join('; ')}`, { exitCode: exitCodes.usage });
      }
      const client = await run.client();
      const everyone: ListSource<T> = {
        ...createListing((parameters) => load(client, parameters), client.capabilities),
        filterAndSort: (rows) => filterAndSort(rows, filter.data),
      };
      const print = async (source: ListSource<T>) => {
        let total = 0;
        let unreadable = 0;
        async function* rowsOf(pages: AsyncIterable<ListPage<T>>) {
          for await (const page of pages) {
            total = page.total;
            unreadable += page.unreadable;
            yield page.rows;
          }
        }
        const rows = rowsOf(listPages(source, query, limit));
        const count =
          options.columns === undefined
            ? await output(rows, format, { columns, fields }, run.host)
            : await outputFields(rows, format, options.columns, run.host);
        if (format === 'table') run.log.info(summary(count, total, nouns));
        warnUnreadable(run.log, unreadable, nouns);
      };
      if (options.mine && mine !== undefined) await mine(run, filter.data, print);
      else await print(everyone);
    });
  if (mine !== undefined) command.option('--mine', 'only those of your own agency; you must be signed in');
  addExamples(command, examples);
}

function summary(count: number, total: number, [one, many]: readonly [string, string]): string {
  const noun = total === 1 ? one : many;
  if (total === 0) return `No ${many} match.`;
  if (count >= total) return `${count} ${noun}.`;
  return `${count} of ${total} ${noun}; a higher --limit shows more.`;
}
