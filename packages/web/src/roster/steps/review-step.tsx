import { counted } from '@matchpoint/core/display/count';
import type { CheckView } from '@matchpoint/core/roster/check-roster.view';
import type { Repair } from '@matchpoint/core/roster/checking/repair';
import type { RepairGroup } from '@matchpoint/core/roster/checking/row-problems';
import { checkTitle } from '@matchpoint/core/roster/outcomes/rows.view';
import type { ReadingChoice } from '@matchpoint/core/roster/reading-choice';
import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { ProblemGroup } from '../parts/problem-group.tsx';
import { ReadingGroups } from '../parts/reading-groups.tsx';
import { ReadingLine } from '../parts/reading-line.tsx';
import { ReviewGrid } from '../parts/review-grid.tsx';
import { type RowFilter, RowFilterSelect } from '../parts/row-filter.tsx';
import { RowsLeftOut } from '../parts/rows-left-out.tsx';
import { Step } from './step.tsx';
import styles from './steps.module.css';

interface ReviewStepProps {
  readonly view: Extract<CheckView, { step: 'reviewing' }>;
  readonly onRepair: (repair: Repair) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRead: (choice: ReadingChoice) => void;
  readonly onProceed: () => void;
  readonly onBack: () => void;
}

/** What is wrong or worth a look, with one repair for each group, and all rows to edit. */
export function ReviewStep({ view, onRepair, onUndo, onRedo, onRead, onProceed, onBack }: ReviewStepProps) {
  const { check, source, broken, canUndo, canRedo, canProceed } = view;
  const [filter, setFilter] = useState<RowFilter>({ kind: 'all' });
  return (
    <Step
      title={checkTitle(broken)}
      aside={`${counted(check.rows, 'row')} in ${source.name}`}
      onBack={onBack}
      actions={
        <Button disabled={!canProceed} onClick={onProceed}>
          {broken === 0
            ? 'Continue'
            : `Continue without ${broken === 1 ? 'this row' : `these ${counted(broken, 'row')}`}`}
        </Button>
      }
    >
      <ReadingLine source={source} isRepaired={canUndo} onChange={onRead} />
      {[...(source.layout ?? []), ...(source.notes ?? [])].map((note) => (
        <QuietLine key={note}>{note}</QuietLine>
      ))}
      <ul className={styles['groups']}>
        {[...check.problems, ...check.warnings].map((group, index) => (
          <ProblemGroup
            key={groupKey(group)}
            kind={index < check.problems.length ? 'problem' : 'warning'}
            group={group}
            onRepair={onRepair}
            onShow={setFilter}
          />
        ))}
      </ul>
      <RowsLeftOut rows={check.leftOut} onRepair={onRepair} onShow={setFilter} />
      <ReadingGroups groups={check.readings} onShow={setFilter} />
      <div className={styles['toolbar']}>
        <RowFilterSelect check={check} filter={filter} onChange={setFilter} />
        <IconButton icon={Undo2} variant="outline" aria-label="Undo" disabled={!canUndo} onClick={onUndo} />
        <IconButton icon={Redo2} variant="outline" aria-label="Redo" disabled={!canRedo} onClick={onRedo} />
      </div>
      <ReviewGrid
        view={view}
        shown={filter.kind === 'all' ? null : filter.rows}
        onEdit={(edits) => onRepair({ kind: 'edit', edits })}
        onUndo={onUndo}
        onRedo={onRedo}
      />
    </Step>
  );
}

function groupKey([{ index, field, expected, fix }]: RepairGroup): string {
  return JSON.stringify([index, field, expected, fix]);
}
