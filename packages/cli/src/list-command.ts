import { isOffered, type Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { anyValue } from '@matchpoint/core/athletes/lists/athlete-filter';
import type { Client } from '@matchpoint/core/client/client';
import { type ListPage, type ListSource, listPages } from '@matchpoint/core/client/list-pages';
import { createListing, type ListQuery, type Page } from '@matchpoint/core/client/listing';
import { formatCount } from '@matchpoint/core/display/count';
import { type Command, Option } from 'commander';
import { exitCodes } from './exit-codes.ts';
import { ExitError } from './exit-error.ts';
import { addFlags, type Flag, wholeNumber } from './flags.ts';
import type { Format } from './global-options.ts';
import type { Stream } from './host.ts';
import { warnUnreadable } from './log.ts';
import { columnsOption, type FieldGroups, outputFields } from './output/chosen-fields.ts';
import type { Shape } from './output/output.ts';
import { addOutputOptions, fileFormat, openOutput } from './output/output-file.ts';
import { toPager } from './output/pager.ts';
import { unfitText } from './output/table.ts';
import { formatOf, type Run } from './run.ts';
import type { RunCommand } from './run-command.ts';

export interface ListCommand<T extends object, F extends object> extends Shape<T> {
  /** Singular and plural of the rows' noun. */
  readonly nouns: readonly [one: string, many: string];
  readonly flags: Readonly<Record<keyof F & string, Flag>>;
  readonly examples: Readonly<Record<string, string>>;
  /** Names of `--columns` beside those of the fields. */
  readonly fieldGroups?: FieldGroups;
  readonly read: (query: ListQuery) => Reading<F>;
  /** Why nothing can match. @param given a field as it was typed, such as '--min-gpa 3' */
  readonly impossible?: (filter: F, given: (field: keyof F & string) => string) => readonly string[];
  /** Optional fields among what is asked for that the service does not have. */
  readonly lacking?: (asked: readonly string[], offered: Offered) => readonly string[];
  readonly load: (client: Client, query: ListQuery) => Promise<Page<T>>;
  readonly filterAndSort: (rows: readonly T[], filter: F) => readonly T[];
  /** What the list asks a service with these optional fields for by itself (rules/lists.md#usual-value). */
  readonly usual?: (offered: Offered) => ListQuery;
  /** Prints the caller's own rows for `--mine`; the flag exists only with it. */
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

/** Rows of a list on a terminal without a pager (rules/terminal.md#long-lists). */
const aScreenful = 100;

const readLimit = (text: string): number | 'all' => (text === 'all' ? text : wholeNumber(text));

interface Options {
  readonly limit?: number | 'all';
  readonly mine?: boolean;
  readonly columns?: readonly string[];
  readonly output?: string;
  readonly force?: boolean;
}

/** Makes `command` list rows: it reads flags as a filter, loads pages and prints them, or writes them to a file. */
export function defineListCommand<T extends object, F extends object>(
  command: RunCommand,
  list: ListCommand<T, F>,
): void {
  const { flags, fields, fieldGroups, examples, load, mine } = list;
  const readFlags = addFlags(command, flags);
  command
    .addOption(columnsOption(fields, fieldGroups))
    .addOption(new Option('--limit <rows>', 'print at most this many rows, or all').argParser(readLimit));
  addOutputOptions(command)
    .examples(examples)
    .runs(async (run, options: Options) => {
      const { output: file, force } = options;
      const format = file === undefined ? formatOf(run) : fileFormat(command, file, 'leave out --output');
      const query = readFlags.given();
      const filter = readFilter(command, list, query, readFlags.nameOf);
      const writing = await openOutput(run, file, format, force);
      const client = await run.client();
      const listing = createListing<T>((parameters) => load(client, parameters), client.capabilities);
      const everyone = (asked: ListQuery): ListSource<T> => ({
        fetchPage: listing.fetchPage,
        filterAndSort: (rows) => list.filterAndSort(rows, readFilter(command, list, asked, readFlags.nameOf)),
      });
      const print = async (
        sourceOf: (asked: ListQuery) => ListSource<T>,
        usual: ListCommand<T, F>['usual'],
      ) => {
        const isRead = file === undefined && format === 'table' && run.host.stdout.isTTY === true;
        const pager = isRead && options.limit === undefined ? (run.host.env['PAGER'] ?? '') : '';
        const limit = options.limit ?? (isRead && pager === '' ? aScreenful : 'all');
        const pagesOf = (asked: ListQuery, most = limit) =>
          begun(listPages(sourceOf(asked), asked, most === 'all' ? null : most));
        const countOf = async (asked: ListQuery) => {
          for await (const page of await pagesOf(asked, 1)) return page.total;
          return 0;
        };
        let say = () => {};
        const to = async (stdout: Stream) => {
          const first = await pagesOf(query);
          const offered = client.capabilities.offered() ?? [];
          refuseLacking(list, { query, columns: options.columns }, offered);
          const added = usual?.(offered) ?? {};
          const asked = { ...added, ...query };
          const isAsked = Object.keys(asked).length === Object.keys(query).length;
          const pages = isAsked ? first : await pagesOf(asked);
          const content = { pages, format, chosen: options.columns, offered };
          const printed = await printPages(run, list, content, stdout);
          const notes: string[] = [];
          // What hides rows by itself (rules/lists.md#usual-value).
          for (const name of Object.keys(added)) {
            if (asked[name] === anyValue) continue;
            const way = `"--${name} any" lists all.`;
            const others = printed.total > 0 ? 0 : await countOf({ ...asked, [name]: anyValue });
            if (others > 0) notes.push(`${formatCount(others)} with another ${name}; ${way}`);
            if (printed.total > 0 && !(name in query)) notes.push(`Only ${name} ${asked[name]}; ${way}`);
          }
          say = () => {
            if (format === 'table' || file !== undefined)
              run.log.info(summary(printed.count, printed.total, list.nouns));
            printed.warn();
            notes.forEach(run.log.notice);
          };
        };
        await (pager === '' ? writing(to) : toPager(pager, run.host.stdout, to));
        say();
      };
      if (options.mine && mine !== undefined)
        await mine(run, filter, (source) => print(() => source, undefined));
      else await print(everyone, list.usual);
    });
  if (mine !== undefined) command.option('--mine', 'only those of your own agency; you must be signed in');
}

/** @throws {ExitError} if the service lacks what is asked for (rules/service.md#optional-fields) */
function refuseLacking<T extends object, F extends object>(
  { lacking }: Pick<ListCommand<T, F>, 'lacking'>,
  { query, columns = [] }: { readonly query: ListQuery; readonly columns?: readonly string[] | undefined },
  offered: Offered,
): void {
  const names = lacking?.([...Object.keys(query), query['sort'] ?? '', ...columns], offered) ?? [];
  if (names.length > 0) throw new ExitError('usage', `This service has no ${names.join(', no ')}.`);
}

/** @throws {ExitError} if flags are invalid or exclude each other */
function readFilter<T extends object, F extends object>(
  command: Command,
  { read, impossible }: ListCommand<T, F>,
  query: ListQuery,
  nameOf: (field: string) => string,
): F {
  const filter = read(query);
  const problems = filter.success
    ? (impossible?.(filter.data, (field) => `${nameOf(field)} ${query[field]}`) ?? [])
    : filter.error.issues.map(({ path, message }) => `${nameOf(String(path[0]))} ${message}`);
  if (filter.success && problems.length === 0) return filter.data;
  return command.error(`error: ${problems.join('; ')}`, { exitCode: exitCodes.usage });
}

/** The same pages, once the first has arrived: with it the service shows what it can do. */
export async function begun<T>(pages: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const iterator = pages[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}

interface Content<T> {
  readonly pages: AsyncIterable<ListPage<T>>;
  readonly format: Format;
  /** Undefined: each format has its own. */
  readonly chosen: readonly string[] | undefined;
  readonly offered: Offered;
}

/** Prints rows, and counts them; `warn` says what is missing, once all of them are written. */
export async function printPages<T extends object>(
  { log }: Run,
  { nouns, columns, fields, isAbsent = () => false }: Shape<T> & Pick<ListCommand<T, never>, 'nouns'>,
  { pages, format, chosen, offered }: Content<T>,
  stdout: Stream,
): Promise<{ readonly count: number; readonly total: number; readonly warn: () => void }> {
  let total = 0;
  let unreadable = 0;
  let unfit: readonly string[] = [];
  async function* rows() {
    for await (const page of pages) {
      total = page.total;
      unreadable += page.unreadable;
      yield page.rows;
    }
  }
  const shape: Shape<T> = {
    columns,
    fields: fields.filter((field) => isOffered(field, offered)),
    isAbsent,
    leftOut: (headings) => {
      unfit = headings;
    },
  };
  const count = await outputFields(rows(), format, chosen, shape, { stdout });
  const warn = () => {
    if (unfit.length > 0) log.info(`${unfitText(unfit)}: choose with --columns.`);
    warnUnreadable(log, unreadable, nouns);
  };
  return { count, total, warn };
}

function summary(count: number, total: number, [one, many]: readonly [string, string]): string {
  const noun = total === 1 ? one : many;
  if (total === 0) return `No ${many} match.`;
  if (count >= total) return `${count} ${noun}.`;
  return `${count} of ${total} ${noun}; "--limit all" shows all.`;
}
