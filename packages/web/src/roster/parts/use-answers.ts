import { linesOf, type RosterLine } from '@matchpoint/core/roster/check-roster.lines';
import type { ReadRoster } from '@matchpoint/core/roster/check-roster.view';
import type { Decision } from '@matchpoint/core/roster/decisions';
import { useMemo, useState } from 'react';

interface Answered {
  readonly line: RosterLine;
  readonly answer: number;
  /** Takes the answer back. */
  readonly undo: readonly Decision[];
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
  onDecide: (...made: readonly Decision[]) => void,
): Answering & { readonly lines: readonly RosterLine[] } {
  const [answered, setAnswered] = useState<ReadonlyMap<string, Answered>>(new Map());
  // Without its columns nothing can be said of a row.
  const open = useMemo(() => (match.problems.length > 0 ? [] : linesOf(check)), [check, match]);
  const openKeys = new Set(open.map(({ key }) => key));
  const done = [...answered.values()].filter(({ line }) => !openKeys.has(line.key));
  const lines = [...open, ...done.map(({ line }) => line)].toSorted(
    (one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0),
  );

  function undoOf(made: Decision): Decision {
    if (made.kind === 'leaveOut') return { ...made, isOut: !made.isOut };
    if (made.kind === 'meaning') return { ...made, means: null };
    if (made.kind !== 'edit') return made;
    const cells = new Map(source.rows.map((row) => [row.row, row.cells]));
    return {
      ...made,
      edits: made.edits.map((edit) => ({ ...edit, value: cells.get(edit.row)?.[edit.column] ?? '' })),
    };
  }

  return {
    lines,
    answerTo: ({ key }) => (openKeys.has(key) ? 0 : (answered.get(key)?.answer ?? 0)),
    onAnswer(line, answer) {
      const before = openKeys.has(line.key) ? undefined : answered.get(line.key);
      const made = line.answers[answer]?.decisions ?? [];
      onDecide(...(before?.undo ?? []), ...made);
      const wereEdited = [made, before?.undo].every((all) => all?.some(({ kind }) => kind === 'edit'));
      const undo = wereEdited ? (before?.undo ?? []) : made.map(undoOf);
      const next = new Map(answered);
      if (made.length === 0) next.delete(line.key);
      else next.set(line.key, { line, answer, undo });
      setAnswered(next);
    },
  };
}
