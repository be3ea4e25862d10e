import type { ColumnMatch } from './athlete-columns.ts';
import { createRowReader } from './athlete-rows.ts';
import type { RowOutcome } from './import-outcome.ts';
import type { ImportSource } from './import-source.ts';
import { createKeyTable } from './key-table.ts';
import { clientRef, type Digest, keyOf, namesakeKey } from './row-identity.ts';
import { createRowIndex, type RowIndex } from './row-index.ts';
import { createProblemTally, type RepairGroup } from './row-problems.ts';

/** Two rows of the file, by their numbers as the spreadsheet shows them. */
export interface RowPair {
  readonly row: number;
  readonly first: number;
}

/** What reading a whole file said. It grows with the kinds of problems; the index by some bytes a row. */
export interface ImportCheck {
  readonly rows: number;
  readonly invalidRows: number;
  readonly problems: { readonly count: number; readonly groups: readonly RepairGroup[] };
  readonly warnings: { readonly count: number; readonly groups: readonly RepairGroup[] };
  /** Rows that say the same as a row above them, and the first of these. */
  readonly duplicates: { readonly count: number; readonly samples: readonly RowPair[] };
  /** Rows with the name and sport of a row above them, and something else besides. */
  readonly namesakes: { readonly count: number; readonly samples: readonly RowPair[] };
  readonly index: RowIndex;
}

export interface CheckPorts {
  readonly digest: Digest;
  /** Hears of each row that is invalid, for a report and for the rejects. */
  readonly report?: (outcome: RowOutcome) => Promise<void> | void;
  /** Hears how many rows have been read. */
  readonly progress?: (rows: number) => void;
}

const mostSamples = 20;

/** Of a content it is kept in one number in which row it stood first, and how often it stood since. */
const once = 2 ** 32;

/** Reads all rows once and says what is wrong with them; nothing is sent. */
export async function checkRows(
  source: ImportSource,
  match: ColumnMatch,
  { digest, report, progress }: CheckPorts,
): Promise<ImportCheck> {
  const read = createRowReader(match.columns, source.header, source);
  const [problems, warnings] = [createProblemTally(), createProblemTally()];
  const [contents, names] = [createKeyTable(), createKeyTable()];
  const index = createRowIndex();
  const duplicates: Pairs = { count: 0, samples: [] };
  const namesakes: Pairs = { count: 0, samples: [] };
  let [rows, invalidRows] = [0, 0];
  for await (const piece of source.rows()) {
    for (const sourceRow of piece) {
      const { row, cells } = sourceRow;
      const reading = read(sourceRow);
      rows += 1;
      for (const warning of reading.warnings) warnings.add(warning);
      if (reading.draft === null) {
        invalidRows += 1;
        for (const problem of reading.problems) problems.add(problem);
        await report?.({ row, cells, status: 'invalid', id: null, problems: reading.problems.map(told) });
        continue;
      }
      const { draft } = reading;
      const content = keyOf(clientRef(draft, 1, digest));
      const before = contents.get(content);
      const occurrence = Math.floor(before / once) + 1;
      contents.set(content, before + (before === 0 ? once + row : once));
      const name = namesakeKey(draft.name, draft.sport, digest);
      const first = names.get(name);
      if (occurrence > 1) note(duplicates, { row, first: before % once });
      else if (first > 0) note(namesakes, { row, first });
      if (first === 0) names.set(name, row);
      index.add(occurrence === 1 ? content : keyOf(clientRef(draft, occurrence, digest)), name, occurrence);
    }
    progress?.(rows);
  }
  return {
    rows,
    invalidRows,
    problems: { count: problems.count(), groups: problems.groups() },
    warnings: { count: warnings.count(), groups: warnings.groups() },
    duplicates,
    namesakes,
    index,
  };
}

interface Pairs {
  count: number;
  readonly samples: RowPair[];
}

function note(pairs: Pairs, pair: RowPair): void {
  pairs.count += 1;
  if (pairs.samples.length < mostSamples) pairs.samples.push(pair);
}

function told({
  field,
  value,
  expected,
  fix,
}: {
  field: string;
  value: string;
  expected: string;
  fix: string;
}) {
  return { field: field === '' ? null : field, message: `must be ${expected}, not "${value}". ${fix}` };
}
