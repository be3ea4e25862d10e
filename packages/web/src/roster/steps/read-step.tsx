import { Stack, Text } from '@chakra-ui/react';
import { counted } from '@matchpoint/core/display/count';
import { goOnText, type RosterLine, waitsText } from '@matchpoint/core/roster/check-roster.lines';
import { type CheckView, checkAnswers } from '@matchpoint/core/roster/check-roster.view';
import { isNote } from '@matchpoint/core/roster/checking/row-findings';
import type { Decision } from '@matchpoint/core/roster/decisions';
import { Redo2, Undo2 } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import type { RosterJob } from '../job/roster-job.ts';
import { AnswersFile } from '../parts/answers-file.tsx';
import { ColumnLines } from '../parts/column-lines.tsx';
import { LayoutLine } from '../parts/layout-line.tsx';
import { ReviewGrid } from '../parts/review-grid.tsx';
import { type RowFilter, RowFilterSelect } from '../parts/row-filter.tsx';
import { RowLines } from '../parts/row-lines.tsx';
import { RowsLeftOut } from '../parts/rows-left-out.tsx';
import { useAnswers } from '../parts/use-answers.ts';
import { Step } from './step.tsx';

interface ReadStepProps {
  readonly view: Extract<CheckView, { step: 'reading' }>;
  readonly check: RosterJob['check'];
  readonly onBack: () => void;
}

/** How the file was read: its layout, its columns, and what is not certain of its cells, all preset. */
export function ReadStep({ view, check: actor, onBack }: ReadStepProps) {
  const { send } = actor;
  const { source, match, check, judged, canUndo, canRedo, canProceed } = view;
  const [filter, setFilter] = useState<RowFilter>({ kind: 'all' });
  const box = useRef<HTMLDivElement>(null);
  // The columns and the table come after a frame: with all that is found of 5,000 rows one task would take over 100 ms.
  const hasParts = useDeferredValue(true, false);
  const onDecide = (...decisions: readonly Decision[]) => send({ type: 'decide', decisions });
  const { lines, ...answering } = useAnswers(view, onDecide);
  // Notes are left out for good.
  const isOut = new Set(check.leftOut);
  const takenOut = source.rows.flatMap(({ row }, place) => {
    const found = judged[place];
    return isOut.has(row) && found !== undefined && !isNote(found) ? [row] : [];
  });
  const undo = () => send({ type: 'undo' });
  const redo = () => send({ type: 'redo' });
  const show = (rows: readonly number[]) => {
    setFilter({ kind: 'group', rows: new Set(rows) });
    box.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  };
  const columns = new Set(match.guesses.map(({ index }) => index));
  const columnOf = ({ index }: RosterLine) => (index !== null && columns.has(index) ? index : null);
  /** Null for what stands in no column. */
  const shownAt = (column: number | null) => (
    <RowLines
      {...answering}
      lines={lines.filter((line) => columnOf(line) === column)}
      view={view}
      onDecide={onDecide}
      onShow={show}
    />
  );
  return (
    <Step
      title="How we read your file"
      aside={`${counted(check.rows, 'row')} in ${source.name}`}
      onBack={onBack}
      actions={
        <>
          <Text alignSelf="center" textStyle="sm" color="fg.muted">
            {canProceed ? null : waitsText(match, check)}
          </Text>
          <IconButton icon={Undo2} variant="outline" aria-label="Undo" disabled={!canUndo} onClick={undo} />
          <IconButton icon={Redo2} variant="outline" aria-label="Redo" disabled={!canRedo} onClick={redo} />
          <Button disabled={!canProceed} onClick={() => send({ type: 'proceed' })}>
            {goOnText(check)}
          </Button>
        </>
      }
    >
      <LayoutLine
        source={source}
        isRepaired={canUndo}
        onChange={(layout) => onDecide({ kind: 'layout', layout })}
      />
      {[...(source.layout ?? []), ...(source.notes ?? [])].map((note) => (
        <QuietLine key={note}>{note}</QuietLine>
      ))}
      <AnswersFile
        header={source.header}
        answersOf={() => checkAnswers(actor.getSnapshot())}
        onDecide={onDecide}
      />
      {hasParts && (
        <>
          <ColumnLines match={match} rows={check.rows} onDecide={onDecide}>
            {shownAt}
          </ColumnLines>
          {shownAt(null)}
          <RowsLeftOut rows={takenOut} onDecide={onDecide} onShow={show} />
          <Stack ref={box} gap="2">
            <RowFilterSelect check={check} filter={filter} onChange={setFilter} />
            <ReviewGrid
              view={view}
              shown={filter.kind === 'all' ? null : filter.rows}
              onEdit={(edits) => onDecide({ kind: 'edit', edits })}
              onUndo={undo}
              onRedo={redo}
            />
          </Stack>
        </>
      )}
    </Step>
  );
}
