import { groupRepair } from '@matchpoint/core/roster/checking/group-repairs';
import type { Repair } from '@matchpoint/core/roster/checking/repair';
import type { RepairGroup } from '@matchpoint/core/roster/checking/row-problems';
import { unknownWords } from '@matchpoint/core/roster/checking/unknown-words';
import { cellsText, groupText } from '@matchpoint/core/roster/outcomes/rows.view';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { GroupRepair } from './group-repair.tsx';
import styles from './problems.module.css';
import { ReadyRepair } from './ready-repair.tsx';
import type { RowFilter } from './row-filter.tsx';
import { WordRepair } from './word-repair.tsx';

interface ProblemGroupProps {
  /** Rows with a problem are left out unless it is repaired; a warning keeps nothing back. */
  readonly kind: 'problem' | 'warning';
  readonly group: RepairGroup;
  readonly onRepair: (repair: Repair) => void;
  readonly onShow: (filter: RowFilter) => void;
}

const samples = 5;

/** Cells with one repair: what is wrong, how to fix it, and the repairs for all of them. */
export function ProblemGroup({ kind, group, onRepair, onShow }: ProblemGroupProps) {
  const [isRepairing, setIsRepairing] = useState(false);
  const frame = useRef<HTMLLIElement>(null);
  const wasRepairing = useRef(false);
  const words = kind === 'problem' ? unknownWords(group) : [];
  const ready = kind === 'problem' ? groupRepair(group) : null;

  useEffect(() => {
    if (wasRepairing.current && !isRepairing) frame.current?.focus();
    wasRepairing.current = isRepairing;
  }, [isRepairing]);

  const [{ field, index }] = group;
  const { cells, text } = groupText(kind, group);
  const close = () => setIsRepairing(false);
  const repair = (made: Repair) => {
    close();
    onRepair(made);
  };
  return (
    <li className={styles['problemGroup']} ref={frame} tabIndex={-1} data-kind={kind}>
      <p>
        <b>{cells}</b> <span>{text}</span>
      </p>
      {ready?.changes.length !== group.length && <p data-samples>{cellsText(group, samples)}</p>}
      {ready !== null && <ReadyRepair ready={ready} onRepair={repair} />}
      {!isRepairing && words.length > 0 && <WordRepair field={field} words={words} onRepair={repair} />}
      {isRepairing && index !== null ? (
        <GroupRepair
          field={field}
          count={group.length}
          onCancel={close}
          onApply={(value) =>
            repair({ kind: 'edit', edits: group.map(({ row }) => ({ row, column: index, value })) })
          }
        />
      ) : (
        <GroupButtons
          {...{ kind, group, onShow }}
          onChange={() => setIsRepairing(true)}
          onLeaveOut={(rows) => repair({ kind: 'leaveOut', rows, isOut: true })}
        />
      )}
    </li>
  );
}

interface GroupButtonsProps extends Pick<ProblemGroupProps, 'kind' | 'group' | 'onShow'> {
  readonly onChange: () => void;
  readonly onLeaveOut: (rows: readonly number[]) => void;
}

function GroupButtons({ kind, group, onShow, onChange, onLeaveOut }: GroupButtonsProps) {
  const rows = new Set(group.map(({ row }) => row));
  return (
    <div>
      <Button variant="outline" onClick={() => onShow({ kind: 'group', rows })}>
        {rows.size === 1 ? 'Show the row' : 'Show these rows'}
      </Button>
      {group[0].index !== null && (
        <Button variant="outline" onClick={onChange}>
          {group.length === 1 ? 'Change it' : `Change all ${group.length}`}
        </Button>
      )}
      {kind === 'problem' && (
        <Button variant="ghost" onClick={() => onLeaveOut([...rows])}>
          {rows.size === 1 ? 'Leave this row out' : 'Leave these rows out'}
        </Button>
      )}
    </div>
  );
}
