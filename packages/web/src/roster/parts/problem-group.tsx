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

  return (
    <li
      className={styles['root']}
      ref={frame}
      tabIndex={-1}
      data-kind={step === 'leftOut' ? 'leftOut' : kind}
    >
      {step === 'leftOut' ? (
        <LeftOut group={group} about={about} rows={rows.size} onTakeBack={() => setStep('told')} />
      ) : (
        <p>
          <b>
            {counted(group.length, 'cell')} in {about}
          </b>{' '}
          {kind === 'problem' ? 'must be' : 'should be'} {expected}. {fix}
        </p>
      )}
      {step !== 'leftOut' && <Samples group={group} />}
      {step === 'told' && (
        <GroupButtons
          {...{ kind, group, rows }}
          onShow={() => onShow({ kind: 'group', rows })}
          onStep={setStep}
        />
      )}
      {step === 'repairing' && index !== null && (
        <GroupRepair
          field={field}
          count={group.length}
          onCancel={() => setStep('told')}
          onApply={(value) => {
            setStep('told');
            onEdit(group.map(({ row }) => ({ row, column: index, value })));
          }}
        />
      )}
    </li>
  );
}

interface LeftOutProps {
  readonly group: RepairGroup;
  readonly about: string;
  readonly rows: number;
  readonly onTakeBack: () => void;
}

function LeftOut({ group, about, rows, onTakeBack }: LeftOutProps) {
  return (
    <>
      <p>
        {counted(group.length, 'cell')} in {about}: {rows === 1 ? 'this row is' : `these ${rows} rows are`}{' '}
        left out.
      </p>
      <div>
        <Button variant="ghost" onClick={onTakeBack}>
          Take them back
        </Button>
      </div>
    </>
  );
}

function Samples({ group }: { readonly group: RepairGroup }) {
  const cells = group.slice(0, samples).map(({ row, value }) => `row ${row}: ${quoted(value)}`);
  const more = group.length - cells.length;
  return (
    <p data-samples>
      {cells.join(' · ')}
      {more > 0 && ` · and ${counted(more, 'more', 'more')}`}
    </p>
  );
}

interface GroupButtonsProps extends Pick<ProblemGroupProps, 'kind' | 'group'> {
  readonly rows: ReadonlySet<number>;
  readonly onShow: () => void;
  readonly onStep: (step: 'repairing' | 'leftOut') => void;
}

function GroupButtons({ kind, group, rows, onShow, onStep }: GroupButtonsProps) {
  return (
    <div>
      <Button variant="outline" onClick={onShow}>
        Show {rows.size === 1 ? 'the row' : 'these rows'}
      </Button>
      {group[0].index !== null && (
        <Button variant="outline" onClick={() => onStep('repairing')}>
          {group.length === 1 ? 'Change it' : `Change all ${group.length}`}
        </Button>
      )}
      {kind === 'problem' && (
        <Button variant="ghost" onClick={() => onStep('leftOut')}>
          Leave {rows.size === 1 ? 'this row' : 'these rows'} out
        </Button>
      )}
    </div>
  );
}
