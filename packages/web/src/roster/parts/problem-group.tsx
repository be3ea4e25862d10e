import { counted } from '@matchpoint/core/display/count';
import type { CellEdit } from '@matchpoint/core/roster/checking/cell-edits';
import type { RepairGroup } from '@matchpoint/core/roster/checking/row-problems';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { quoted } from './cell-text.ts';
import { fieldLabel } from './field-label.ts';
import { GroupRepair } from './group-repair.tsx';
import styles from './problem-group.module.css';
import type { RowFilter } from './row-filter.tsx';

interface ProblemGroupProps {
  /** Rows with a problem are left out unless it is repaired; a warning keeps nothing back. */
  readonly kind: 'problem' | 'warning';
  readonly group: RepairGroup;
  readonly onEdit: (edits: readonly CellEdit[]) => void;
  readonly onShow: (filter: RowFilter) => void;
}

const samples = 5;

/** Cells with one repair: what is wrong, how to fix it, and one value for all of them. */
export function ProblemGroup({ kind, group, onEdit, onShow }: ProblemGroupProps) {
  const [step, setStep] = useState<'told' | 'repairing' | 'leftOut'>('told');
  const frame = useRef<HTMLLIElement>(null);
  const before = useRef(step);

  useEffect(() => {
    if (before.current !== step && step !== 'repairing') frame.current?.focus();
    before.current = step;
  }, [step]);

  const [{ column, field, expected, fix, index }] = group;
  const rows = new Set(group.map(({ row }) => row));
  const name = column?.trim() ? `“${column}”` : 'the row';
  const about = field !== '' && fieldLabel(field) !== column ? `${name}, the ${fieldLabel(field)}` : name;
  const cells = group.slice(0, samples).map(({ row, value }) => `row ${row}: ${quoted(value)}`);
  const more = group.length - cells.length;

  if (step === 'leftOut')
    return (
      <li className={styles['root']} ref={frame} tabIndex={-1} data-kind="leftOut">
        <p>
          {counted(group.length, 'cell')} in {about}:{' '}
          {rows.size === 1 ? 'this row is' : `these ${rows.size} rows are`} left out.
        </p>
        <div>
          <Button type="button" variant="ghost" onClick={() => setStep('told')}>
            Take them back
          </Button>
        </div>
      </li>
    );

  return (
    <li className={styles['root']} ref={frame} tabIndex={-1} data-kind={kind}>
      <p>
        <b>
          {counted(group.length, 'cell')} in {about}
        </b>{' '}
        {kind === 'problem' ? 'must be' : 'should be'} {expected}. {fix}
      </p>
      <p data-samples>
        {cells.join(' · ')}
        {more > 0 && ` · and ${counted(more, 'more', 'more')}`}
      </p>
      {step === 'repairing' && index !== null ? (
        <GroupRepair
          field={field}
          count={group.length}
          onCancel={() => setStep('told')}
          onApply={(value) => {
            setStep('told');
            onEdit(group.map(({ row }) => ({ row, column: index, value })));
          }}
        />
      ) : (
        <div>
          <Button type="button" variant="outline" onClick={() => onShow({ kind: 'group', rows })}>
            Show {rows.size === 1 ? 'the row' : 'these rows'}
          </Button>
          {index !== null && (
            <Button type="button" variant="outline" onClick={() => setStep('repairing')}>
              {group.length === 1 ? 'Change it' : `Change all ${group.length}`}
            </Button>
          )}
          {kind === 'problem' && (
            <Button type="button" variant="ghost" onClick={() => setStep('leftOut')}>
              Leave {rows.size === 1 ? 'this row' : 'these rows'} out
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
