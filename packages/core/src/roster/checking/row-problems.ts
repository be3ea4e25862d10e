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
  /** How to fix it; the same words for all cells that are fixed alike. */
  readonly fix: string;
}

/** Problems with one repair, as "GPA has two decimals" in 300 rows of one column; at least one. */
export type RepairGroup = readonly [RowProblem, ...RowProblem[]];

/** Groups problems by their repair, the most frequent first, each in the order of the file. */
export function groupProblems(problems: readonly RowProblem[]): readonly RepairGroup[] {
  const groups = new Map<string, [RowProblem, ...RowProblem[]]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.field, problem.column, problem.expected, problem.fix]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [problem]);
    else group.push(problem);
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}
