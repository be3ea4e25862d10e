import { scores, scoresByWeight } from '@matchpoint/core/athletes/athlete-fields';
import { factText, listFactLabel } from '@matchpoint/core/athletes/athlete-sections';
import { boardFields, boardRecords } from '@matchpoint/core/board/board-csv';
import { readAthletes } from '@matchpoint/core/board/read-athletes';
import { readSharedBoard, type SharedBoard } from '@matchpoint/core/board/share-board';
import {
  type SharedBoardView,
  type SharedColumnView,
  type SharedRow,
  sharedBoardView,
} from '@matchpoint/core/board/shared-board.view';
import type { BoardFact } from '@matchpoint/core/board/starred-facts';
import { counted } from '@matchpoint/core/display/count';
import { shown } from '@matchpoint/core/display/display';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { output } from '../output.ts';
import { formatOf, openRun, type Run } from '../run.ts';
import { readAll } from '../stdin.ts';
import { styleOf } from '../style.ts';
import { type Column, createTable } from '../table.ts';
import { printable } from '../terminal-text.ts';

/** Prints a board from its address (rules/board.md#board-sharing). */
export function board(command: Command, host: Host): void {
  command
    .requiredOption('--from <address>', 'the address that "Share" gave; - reads it from standard input')
    .action(async () => {
      const run = openRun(command, host);
      const { from } = command.opts<{ from: string }>();
      const shared = readSharedBoard(from === '-' ? await readAll(run.host.stdin) : from);
      if (shared === null)
        throw new ExitError(
          'usage',
          'This is not the address of a shared board.',
          'Copy the whole address that "Share" on the board gives, and put it in quotation marks.',
        );
      const view = await readBoard(run, shared);
      await print(run, view);
      for (const note of view.notes) run.log.warn(note);
      if (view.unreachable > 0) throw new ExitError('incomplete');
    });
  addExamples(command, {
    'matchpoint board --from 1.cFall__2028.a12.a7.x0ybq3fk': 'what follows "shared=" in an address',
    'pbpaste | matchpoint board --from -': 'a whole address, from the clipboard',
    'matchpoint board --from - --format csv < mail.txt > board.csv': 'from a letter to a spreadsheet',
  });
}

/** @throws the last failure, if no athlete could be read */
async function readBoard(run: Run, shared: SharedBoard): Promise<SharedBoardView> {
  const client = await run.client();
  const failures: unknown[] = [];
  const current = await readAthletes(
    shared.columns.flatMap(({ ids }) => ids),
    (id) =>
      client.showAthlete(id).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
  );
  const view = sharedBoardView(shared, current);
  if (view.count > 0 && view.unreachable === view.count) throw failures.at(-1);
  return view;
}

async function print(run: Run, { columns, count }: SharedBoardView): Promise<void> {
  const { stdout } = run.host;
  const format = formatOf(run);
  if (format !== 'table') {
    async function* pages() {
      yield boardRecords(columns);
    }
    await output(pages(), format, { columns: [], fields: boardFields }, run.host);
    return;
  }
  stdout.write(columns.map((column) => section(column, stdout)).join('\n'));
  run.log.info(`${counted(count, 'athlete')} in ${counted(columns.length, 'column')}.`);
}

/** A heading, and a line for each athlete. */
function section({ name, places, rows }: SharedColumnView, stdout: Host['stdout']): string {
  const style = styleOf(stdout);
  const wanted = places === null ? '' : ` (${counted(places, 'place')})`;
  const lay = createTable(cells, {
    width: stdout.isTTY ? (stdout.columns ?? null) : null,
    heading: (line) => line,
  });
  const lines = rows.length === 0 ? ['No athletes.'] : lay(rows);
  return [style.bold(`${printable(name)}${wanted}`), ...lines, ''].join('\n');
}

/** What a line of a board has room for; the name has a column of its own. */
const shownFacts = ['gender', 'available', ...scoresByWeight, 'agency'] as const;
/** The last ones that a narrow terminal shows. */
const essential: ReadonlySet<BoardFact> = new Set(['available', ...scoresByWeight.slice(0, 3)] as const);

const factColumn = (fact: BoardFact): Column<SharedRow> => ({
  heading: listFactLabel(fact),
  shown: ({ facts }) => (facts === null ? '' : factText(facts, fact)),
  ...(scores.some((score) => score === fact) && { align: 'right' }),
  ...(!essential.has(fact) && { narrowed: 'omitted' }),
});

const cells: readonly Column<SharedRow>[] = [
  { heading: '#', shown: ({ rank }) => String(rank), align: 'right' },
  { heading: 'ID', shown: ({ id }) => id, align: 'right' },
  {
    heading: 'Name',
    shown: ({ facts, remark }) => (facts === null ? `(${remark})` : shown(facts.name)),
    narrowed: 'cut',
  },
  ...shownFacts.map(factColumn),
];
