import { readFile, stat } from 'node:fs/promises';
import { factText, listFactLabel } from '@matchpoint/core/athletes/fields/athlete-facts';
import {
  isOptional,
  isSent,
  ratings,
  scores,
  scoresByWeight,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import { emptyBoard, idsOf, markText } from '@matchpoint/core/board/board';
import { boardColumns } from '@matchpoint/core/board/board.view';
import {
  boardFields,
  boardRecords,
  type ListedColumn,
  type ListedRow,
  type Whose,
} from '@matchpoint/core/board/board-csv';
import { openBoardFile } from '@matchpoint/core/board/board-file';
import { takeStep } from '@matchpoint/core/board/board-steps';
import {
  type AgencyEmails,
  agencyIdsOf,
  type CurrentAthletes,
  noEmails,
  readAgencyEmails,
  readAthletes,
} from '@matchpoint/core/board/read-today';
import { readSharedBoard } from '@matchpoint/core/board/share-board';
import { countOf, listingNotes, sharedBoardView } from '@matchpoint/core/board/shared-board.view';
import type { BoardFact } from '@matchpoint/core/board/starred-facts';
import { counted } from '@matchpoint/core/display/count';
import { shown } from '@matchpoint/core/display/display';
import { type Command, Option } from 'commander';
import { ExitError } from '../exit-error.ts';
import type { Format } from '../global-options.ts';
import type { Host } from '../host.ts';
import { output } from '../output/output.ts';
import { addOutputOptions, fileFormat, openOutput } from '../output/output-file.ts';
import { styleOf } from '../output/style.ts';
import { type Column, createTable, unfitText } from '../output/table.ts';
import { printable } from '../output/terminal-text.ts';
import { readFileError } from '../roster/open-file.ts';
import { formatOf, openRun, type Run } from '../run.ts';
import { addExamples } from '../run-command.ts';
import { readAll } from '../stdin.ts';

interface Options {
  readonly from?: string;
  readonly file?: string;
  readonly output?: string;
  readonly force?: boolean;
}

/** A board to print: a shared one, or one's own from a file. */
interface Printed extends Whose {
  readonly columns: readonly ListedColumn[];
  /** What is missing on it, as sentences. */
  readonly notes: readonly string[];
}

/** Prints a board from its address or its file (rules/board.md#board-sharing, rules/board.md#board-file). */
export function define(command: Command, host: Host): void {
  command
    .option('--from <address>', 'the address that "Share" gave; - reads it from standard input')
    .addOption(new Option('--file <file>', 'the file that "Save as file" gave').conflicts('from'));
  addOutputOptions(command).action(async () => {
    const run = openRun(command, host);
    const { from, file, output: target, force } = command.opts<Options>();
    if (from === undefined && file === undefined)
      throw new ExitError('usage', 'Say which board: --from ADDRESS or --file FILE.', '(see --help)');
    const format = target === undefined ? formatOf(run) : fileFormat(command, target, 'leave out --output');
    const writing = await openOutput(run, target, format, force);
    const printed = file === undefined ? await sharedBoard(run, from ?? '') : await savedBoard(run, file);
    const emails = format === 'table' ? noEmails : await readEmails(run, printed);
    const unfit = new Set<string>();
    await writing((stdout) => print(printed, emails, { ...run.host, stdout }, format, unfit));
    const rows = rowsOf(printed);
    if (format === 'table' || target !== undefined)
      run.log.info(`${counted(rows.length, 'athlete')} in ${counted(printed.columns.length, 'column')}.`);
    if (unfit.size > 0) run.log.info(`${unfitText([...unfit])}: --format csv has all.`);
    for (const note of printed.notes) run.log.warn(note);
    if (countOf(rows, 'unreachable') > 0) throw new ExitError('incomplete');
  });
  addExamples(command, {
    'matchpoint board --from 1.cFall__2028.a12.a7.x0ybq3fk': 'what follows "shared=" in an address',
    'pbpaste | matchpoint board --from -': 'a whole address, from the clipboard',
    'matchpoint board --from - --output board.csv < mail.txt': 'from a letter to a spreadsheet',
    'matchpoint board --file matchpoint-board.json': 'your own board, with marks and notes',
  });
}

/** @throws the last failure, if no athlete could be read */
async function sharedBoard(run: Run, from: string): Promise<Printed> {
  const shared = readSharedBoard(from === '-' ? await readAll(run.host.stdin) : from);
  if (shared === null)
    throw new ExitError(
      'usage',
      'This is not the address of a shared board.',
      'Copy the whole address that "Share" on the board gives, and put it in quotation marks.',
    );
  const ids = shared.columns.flatMap((column) => column.ids);
  const { current, failures } = await readCurrent(run, ids);
  const { columns, notes } = sharedBoardView(shared, current);
  if (ids.length > 0 && countOf(rowsOf({ columns }), 'unreachable') === ids.length) throw failures.at(-1);
  return { columns, notes, isOwn: false };
}

/** The board of a file as of today, as far as the service answers. */
async function savedBoard(run: Run, path: string): Promise<Printed> {
  const file = await openBoardFile(await fileAt(path));
  const opened = takeStep(emptyBoard, { type: 'openFile', file, notes: [] });
  if (opened.kind === 'refused') throw new ExitError('invalidFile', opened.problem);
  const saved = opened.kind === 'done' ? opened.board : emptyBoard;
  const { current } = await readCurrent(run, idsOf(saved));
  const columns = boardColumns(saved, current);
  return { columns, notes: listingNotes(rowsOf({ columns })), isOwn: true };
}

function rowsOf({ columns }: Pick<Printed, 'columns'>): ListedRow[] {
  return columns.flatMap(({ rows }) => rows);
}

async function fileAt(path: string) {
  const { size } = await stat(path).catch((error: unknown) => {
    throw readFileError(error, path);
  });
  return { size, text: () => readFile(path, 'utf8') };
}

async function readCurrent(run: Run, ids: readonly string[]) {
  const { capabilities, showAthlete, listAthletes } = await run.client();
  const failures: unknown[] = [];
  const noted = <A extends readonly unknown[], T>(call: (...args: A) => Promise<T>) => {
    return (...args: A) =>
      call(...args).catch((error: unknown) => {
        failures.push(error);
        throw error;
      });
  };
  const current: CurrentAthletes = await readAthletes(ids, {
    capabilities,
    showAthlete: noted(showAthlete),
    listAthletes: noted(listAthletes),
  });
  return { current, failures };
}

async function readEmails(run: Run, printed: Printed): Promise<AgencyEmails> {
  const athletes = rowsOf(printed).map(({ facts }) => facts);
  return readAgencyEmails(agencyIdsOf(athletes), await run.client());
}

async function print(
  { columns, isOwn }: Printed,
  emails: AgencyEmails,
  host: Pick<Host, 'stdout'>,
  format: Format,
  unfit: Set<string>,
): Promise<void> {
  if (format !== 'table') {
    await output(
      [boardRecords(columns, emails, { isOwn })],
      format,
      { columns: [], fields: boardFields(columns, { isOwn }) },
      host,
    );
    return;
  }
  const cells = isOwn ? [...listedCells, ...privateCells] : listedCells;
  host.stdout.write(columns.map((column) => section(column, cells, host.stdout, unfit)).join('\n'));
}

/** A heading, and a line for each athlete. */
function section(
  { name, places, rows }: ListedColumn,
  cells: readonly Column<ListedRow>[],
  stdout: Host['stdout'],
  unfit: Set<string>,
): string {
  const style = styleOf(stdout);
  const wanted = places === null ? '' : ` (${counted(places, 'place')})`;
  const lay = createTable(cells, {
    width: stdout.isTTY ? (stdout.columns ?? null) : null,
    heading: (line) => line,
    leftOut: (headings) => headings.forEach((heading) => void unfit.add(heading)),
  });
  const lines = rows.length === 0 ? ['No athletes.'] : lay(rows);
  return [style.bold(`${printable(name)}${wanted}`), ...lines, ''].join('\n');
}

/** What a line of a board has room for; the name has a column of its own. */
const shownFacts = ['gender', 'available', ...scoresByWeight, 'agency'] as const;
/** What decides first; the last are left out first where a terminal is narrow. */
const decisive: readonly BoardFact[] = [
  ...new Set([...ratings, 'available', ...scores, 'agency', 'gender'] as const),
];

const factColumn = (fact: BoardFact): Column<ListedRow> => ({
  heading: listFactLabel(fact),
  shown: ({ facts }) => (facts === null ? '' : factText(facts, fact)),
  ...(scores.some((score) => score === fact) && { align: 'right' }),
  ...(isOptional(fact) && { isAbsent: ({ facts }) => facts === null || !isSent([facts], fact) }),
  rank: decisive.indexOf(fact),
});

const listedCells: readonly Column<ListedRow>[] = [
  { heading: '#', shown: ({ rank }) => String(rank), align: 'right' },
  { heading: 'ID', shown: ({ id }) => id, align: 'right' },
  {
    heading: 'Name',
    shown: ({ facts, remark }) =>
      [facts && shown(facts.name), remark && `(${remark})`].filter(Boolean).join(' '),
    isCut: true,
  },
  ...shownFacts.map(factColumn),
];

const privateCells: readonly Column<ListedRow>[] = [
  { heading: 'Mark', shown: ({ mark = null, markedAt = null }) => markText(mark, markedAt) ?? '-' },
  { heading: 'Note', shown: ({ note }) => note?.replace(/\s+/g, ' ') || '-', isCut: true },
];
