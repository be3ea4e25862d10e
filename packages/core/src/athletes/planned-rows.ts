import { createRowReader } from './athlete-rows.ts';
import type { SendInput } from './import-input.ts';
import type { ImportJournal } from './import-journal.ts';
import type { RowOutcome } from './import-outcome.ts';
import type { RowDecision } from './import-plan.ts';
import type { SourceRow } from './import-source.ts';
import type { PlannedRow } from './planned-row.ts';
import { clientRef, type Digest, keyOf } from './row-identity.ts';

export interface PlannedRowsPorts {
  readonly digest: Digest;
  readonly journal: ImportJournal;
  /** Hears of each row that is not sent. */
  readonly report?: ((outcome: RowOutcome) => Promise<void> | void) | undefined;
}

/**
 * Reads the file again, and gives the rows that the plan sends. Those of unknown fate come first: of one name no
 * row is sent before it is known what became of the one before.
 * @throws where the file is no longer what was checked
 */
export async function* plannedRows(
  input: SendInput,
  ports: PlannedRowsPorts,
): AsyncGenerator<readonly PlannedRow[], void> {
  const { counts } = input.plan;
  if (counts.again > 0) yield* pick(input, ports, 'again', async () => {});
  if (counts.send > 0 || ports.report !== undefined)
    yield* pick(input, ports, 'send', async (row, place, decision) => {
      if (decision !== 'again') await ports.report?.(leftOut(row, place, decision, input, ports.journal));
    });
}

async function* pick(
  { source, match, check: { index }, plan }: SendInput,
  { digest, journal, report }: PlannedRowsPorts,
  wanted: RowDecision,
  leave: (row: SourceRow, place: number, decision: RowDecision) => Promise<void>,
): AsyncGenerator<readonly PlannedRow[], void> {
  const read = createRowReader(match.columns, source.header, source);
  const isHeard = report !== undefined;
  let place = -1;
  for await (const piece of source.rows()) {
    const planned: PlannedRow[] = [];
    for (const sourceRow of piece) {
      place += 1;
      if (place >= index.size()) throw new ChangedFileError(source.name);
      const decision = plan.decisionOf(place);
      if (decision !== wanted) {
        await leave(sourceRow, place, decision);
        continue;
      }
      const { draft } = read(sourceRow);
      const ref = draft === null ? '' : clientRef(draft, index.occurrenceOf(place), digest);
      const key = keyOf(ref);
      const known = index.refOf(place);
      if (draft === null || key.high !== known.high || key.low !== known.low)
        throw new ChangedFileError(source.name);
      // Nobody else asks for the cells, and the collector of garbage would copy those of every row that is under way.
      const cells = isHeard ? sourceRow.cells : [];
      const { row } = sourceRow;
      planned.push({ row, cells, draft, ref, name: index.nameOf(place), fate: journal.fateOf(key) });
    }
    yield planned;
  }
  if (place + 1 < index.size()) throw new ChangedFileError(source.name);
}

class ChangedFileError extends Error {
  override readonly name = 'ChangedFileError';

  constructor(source: string) {
    super(`${source} changed while it was imported. Run the import again: what was sent is not sent twice.`);
  }
}

function leftOut(
  { row, cells }: SourceRow,
  place: number,
  decision: RowDecision,
  { check }: SendInput,
  journal: ImportJournal,
): RowOutcome {
  const isTwin = decision === 'duplicate';
  const message = isTwin ? 'Repeats an earlier row.' : 'An athlete of this name and sport is listed already.';
  return {
    row,
    cells,
    status: isTwin ? 'duplicate' : 'exists',
    id: decision === 'done' ? journal.idOf(check.index.refOf(place)) : null,
    problems: decision === 'done' ? [] : [{ field: null, message }],
  };
}
