import { type ImportCheck, summarize } from '../roster/checking/check-rows.ts';
import { createRowJudge } from '../roster/checking/judge-row.ts';
import {
  type ImportPlan,
  noOptions,
  type PlannedRow,
  type RowDecision,
} from '../roster/checking/plan-import.ts';
import type { ImportSource } from '../roster/import-source.ts';
import { matchColumns } from '../roster/matching/match-columns.ts';
import { readRoster } from '../roster/reading/read-roster.ts';

export function aSource(header: readonly string[], ...rows: readonly (readonly string[])[]): ImportSource {
  return {
    name: 'roster.csv',
    form: 'commas, UTF-8',
    header,
    decimalComma: false,
    rows: rows.map((cells, index) => ({ row: index + 2, cells })),
  };
}

/** @param emptiesOpen whether a person sees open cells left empty; else their rows are invalid */
export function checkOf(
  source: ImportSource,
  match = matchColumns(source, {}),
  emptiesOpen = true,
): ImportCheck {
  const judged = source.rows.map(createRowJudge(match, source));
  return summarize(source, judged, new Set(), emptiesOpen);
}

/** Reads a file, with the preset where it raises a question, which is `asked`. */
export async function readPreset(
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
): Promise<{ readonly source: ImportSource; readonly asked: readonly string[] }> {
  const file = { name, stream: () => new Blob([content]).stream() };
  const first = await readRoster(file, {}, false);
  if (!('question' in first)) return { ...first, asked: [] };
  const { kind, preset } = first.question;
  const second = await readRoster(file, { [kind]: preset }, false);
  if ('question' in second) throw new Error(`${name} is asked about twice`);
  return { ...second, asked: [kind] };
}

export function aPlannedRow(name: string, decision: RowDecision, more: Partial<PlannedRow> = {}): PlannedRow {
  return {
    row: name.length,
    cells: [name],
    draft: { name, sport: 'Tennis', available_semester: 'Fall', available_year: 2027, GPA: 3.5 },
    ref: name,
    namesakes: name,
    occurrence: 1,
    fate: { kind: 'open' },
    decision,
    listed: null,
    differs: [],
    ...more,
  };
}

export function aPlan(rows: readonly PlannedRow[], more: Partial<ImportPlan> = {}): ImportPlan {
  const counts = { send: 0, again: 0, update: 0, listed: 0, done: 0, duplicate: 0 };
  for (const { decision } of rows) counts[decision] += 1;
  return {
    options: noOptions,
    rows,
    counts,
    differing: 0,
    gone: 0,
    missing: [],
    listed: new Map(),
    canChange: true,
    asking: null,
    leftOut: [],
    question: 'ask',
    ...more,
  };
}
