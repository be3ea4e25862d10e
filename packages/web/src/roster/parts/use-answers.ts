import { linesOf, type RosterLine } from '@matchpoint/core/roster/check-roster.lines';
import type { ReadRoster } from '@matchpoint/core/roster/check-roster.view';
import type { Repair } from '@matchpoint/core/roster/checking/repair';
import { useMemo, useState } from 'react';

interface Answered {
  readonly line: RosterLine;
  readonly answer: number;
  /** Takes the answer back. */
  readonly undo: Repair;
}

export interface Answering {
  /** The place of the answer to a line. */
  readonly answerTo: (line: RosterLine) => number;
  readonly onAnswer: (line: RosterLine, answer: number) => void;
}

/**
 * The lines of a roster. One that was answered is gone from the check, but stays with its answer, so that the answer can be
 * changed where it was given.
 */
export function useAnswers(
  { check, match, source }: ReadRoster,
  onRepair: (repair: Repair) => void,
): Answering & { readonly lines: readonly RosterLine[] } {
  const [answered, setAnswered] = useState<ReadonlyMap<string, Answered>>(new Map());
  // Without its columns nothing can be said of a row.
  const open = useMemo(() => (match.problems.length > 0 ? [] : linesOf(check)), [check, match]);
  const openKeys = new Set(open.map(({ key }) => key));
  const done = [...answered.values()].filter(({ line }) => !openKeys.has(line.key));
  const lines = [...open, ...done.map(({ line }) => line)].toSorted(
    (one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0),
  );

  function undoOf(repair: Repair, { rows, index }: RosterLine): Repair | null {
    if (repair.kind === 'leaveOut') return { ...repair, rows, isOut: !repair.isOut };
    if (repair.kind === 'words' || index === null) return null;
    const cells = new Map(source.rows.map(({ row, cells: texts }) => [row, texts[index] ?? '']));
    return {
      kind: 'edit',
      edits: rows.map((row) => ({ row, column: index, value: cells.get(row) ?? '' })),
    };
  }

  return {
    lines,
    answerTo: ({ key }) => (openKeys.has(key) ? 0 : (answered.get(key)?.answer ?? 0)),
    onAnswer(line, answer) {
      const before = openKeys.has(line.key) ? undefined : answered.get(line.key);
      const repair = line.answers[answer]?.repair ?? null;
      if (before !== undefined) onRepair(before.undo);
      if (repair !== null) onRepair(repair);
      const wasEdited = repair?.kind === 'edit' && before?.undo.kind === 'edit';
      const undo = wasEdited ? before.undo : repair && undoOf(repair, line);
      const next = new Map(answered);
      if (undo === null) next.delete(line.key);
      else next.set(line.key, { line, answer, undo });
      setAnswered(next);
    },
  };
}
