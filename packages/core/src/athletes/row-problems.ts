/** What is wrong, or worth a look, with one cell of an import row. */
export interface RowProblem {
  /** As the spreadsheet shows it: the header is row 1; of NDJSON the line, of a JSON array the place from 1 on. */
  readonly row: number;
  /** The header of the column as the file has it; null where the file has no such column. */
  readonly column: string | null;
  readonly field: string;
  /** The cell as the file has it; '' where there is none. */
  readonly value: string;
  /** What would have been right: 'a number from 1 to 4 in steps of 0.1'. */
  readonly expected: string;
  /** How to mend it; the same words for all cells that are mended alike. */
  readonly fix: string;
}

/** Problems that one repair mends, as "GPA has two decimals" in 300 rows of one column. */
export interface RepairGroup {
  readonly column: string | null;
  readonly field: string;
  readonly expected: string;
  readonly fix: string;
  /** How many cells in all. */
  readonly count: number;
  /** The first of them, in the order of the file. */
  readonly samples: readonly { readonly row: number; readonly value: string }[];
}

export interface ProblemTally {
  readonly add: (problem: RowProblem) => void;
  readonly count: () => number;
  /** The most frequent first. */
  readonly groups: () => RepairGroup[];
}

const mostSamples = 200;

/** Groups problems as they come, in a memory that depends on the kinds of problems and not on their number. */
export function createProblemTally(): ProblemTally {
  const groups = new Map<
    string,
    { first: RowProblem; count: number; samples: RepairGroup['samples'][number][] }
  >();
  let count = 0;
  return {
    add(problem) {
      count += 1;
      const key = JSON.stringify([problem.field, problem.column, problem.expected, problem.fix]);
      const group = groups.get(key) ?? { first: problem, count: 0, samples: [] };
      groups.set(key, group);
      group.count += 1;
      if (group.samples.length < mostSamples) group.samples.push({ row: problem.row, value: problem.value });
    },
    count: () => count,
    groups: () =>
      [...groups.values()]
        .toSorted((one, other) => other.count - one.count)
        .map(({ first: { column, field, expected, fix }, count: cells, samples }) => ({
          column,
          field,
          expected,
          fix,
          count: cells,
          samples,
        })),
  };
}
