import { Dialog as Chakra } from '@chakra-ui/react';
import { changeAthletesView } from '@matchpoint/core/athletes/change-athletes.view';
import { changeEntry } from '@matchpoint/core/athletes/change-entry';
import { lostBy } from '@matchpoint/core/athletes/plan-changes';
import { type ChangesView, changesView } from '@matchpoint/core/changes/changes.view';
import { type Difference, sizeOf } from '@matchpoint/core/changes/difference';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import { counted } from '@matchpoint/core/display/count';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { LeaveDialog } from '../../../shell/leave-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import styles from '../my-athletes.module.css';
import { ChangeAthletesForm } from './change-athletes-form.tsx';
import type { ChangeJob } from './change-job.ts';
import { removalText } from './change-texts.ts';
import type { ChangeForm } from './use-change-athletes.ts';

interface ChangeFormDialogProps {
  readonly actor: ChangeForm;
  readonly finalFocus: () => HTMLElement | null;
}

/** The form that changes several athletes (rules/athletes.md#several-at-once). */
export function ChangeFormDialog({ actor, finalFocus }: ChangeFormDialogProps) {
  const view = useSelector(actor, changeAthletesView);
  const body = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame
      title={`Change ${counted(view.count, 'athlete')}`}
      pending={false}
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('select') ?? null}
      finalFocusEl={finalFocus}
      onClose={() => actor.send({ type: 'close' })}
      hasClose
    >
      <Chakra.Body ref={body}>
        <ChangeAthletesForm
          view={view}
          onEdit={(entered) => actor.send({ type: 'edit', entry: changeEntry(entered) })}
          onLeave={(field) => actor.send({ type: 'leave', field })}
          onSubmit={(entered) => actor.send({ type: 'submit', entry: changeEntry(entered) })}
        />
      </Chakra.Body>
      <LeaveDialog blocks={view.isUnsaved} />
    </DialogFrame>
  );
}

interface ChangeJobDialogProps {
  readonly job: ChangeJob;
  readonly finalFocus: () => HTMLElement | null;
}

/** The question before a removal, and how far a change or its undo is. */
export function ChangeJobDialog({ job: { actor, isUndo }, finalFocus }: ChangeJobDialogProps) {
  const view = useSelector(actor, changesView<DifferenceTypes>);
  const body = useRef<HTMLDivElement>(null);
  if (view.step === 'asking')
    return (
      <RemovalQuestion
        difference={view.plan.difference}
        finalFocus={finalFocus}
        onAnswer={(type) => actor.send({ type })}
      />
    );
  return (
    <DialogFrame
      title={titleOf(view, isUndo)}
      size="sm"
      pending
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('button') ?? null}
      finalFocusEl={finalFocus}
      onClose={() => {}}
    >
      <Chakra.Body ref={body}>
        <Progress view={view} onStop={() => actor.send({ type: 'cancel' })} />
      </Chakra.Body>
      <LeaveDialog blocks />
    </DialogFrame>
  );
}

interface RemovalQuestionProps {
  readonly difference: Difference;
  readonly finalFocus: () => HTMLElement | null;
  readonly onAnswer: (type: 'confirm' | 'cancel') => void;
}

function RemovalQuestion({ difference, finalFocus, onAnswer }: RemovalQuestionProps) {
  const names = difference.removed.map(({ name }) => name);
  const [name = ''] = names;
  const isOne = names.length === 1;
  return (
    <ConfirmDialog
      title={isOne ? `Remove ${name}?` : `Remove ${counted(names.length, 'athlete')}?`}
      description={removalText(names, lostBy(difference))}
      confirm={isOne ? 'Remove athlete' : `Remove ${counted(names.length, 'athlete')}`}
      cancel={isOne ? 'Keep athlete' : 'Keep athletes'}
      finalFocusEl={finalFocus}
      onConfirm={() => onAnswer('confirm')}
      onCancel={() => onAnswer('cancel')}
    />
  );
}

function titleOf(view: ChangesView<DifferenceTypes>, isUndo: boolean): string {
  if (!('plan' in view) || view.plan === null) return isUndo ? 'Undoing the change' : 'Changing athletes';
  const { added, removed } = view.plan.difference;
  const athletes = counted(sizeOf(view.plan.difference), 'athlete');
  if (added.length > 0) return `Putting back ${athletes}`;
  if (removed.length > 0) return `Removing ${athletes}`;
  return isUndo ? `Undoing the change of ${athletes}` : `Changing ${athletes}`;
}

interface ProgressProps {
  readonly view: ChangesView<DifferenceTypes>;
  readonly onStop: () => void;
}

function Progress({ view, onStop }: ProgressProps) {
  const isSending = view.step === 'sending' || view.step === 'stopping';
  const of = isSending ? sizeOf(view.plan.difference) : 0;
  const done = isSending ? (view.progress ?? view.plan.outcomes).length : 0;
  const isStopping = view.step === 'stopping';
  return (
    <div className={styles['progress']}>
      <progress aria-label="Done" max={Math.max(1, of)} value={done} />
      <p role="status">
        {isStopping ? 'Stopping…' : isSending ? `${done} of ${of}` : 'Looking at your athletes…'}
      </p>
      <Button variant="outline" aria-disabled={isStopping} onClick={isStopping ? () => {} : onStop}>
        Stop
      </Button>
    </div>
  );
}
