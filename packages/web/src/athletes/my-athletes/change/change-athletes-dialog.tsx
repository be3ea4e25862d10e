import { Dialog as Chakra } from '@chakra-ui/react';
import { type ChangeAthletesView, changeAthletesView } from '@matchpoint/core/athletes/change-athletes.view';
import { changeEntry } from '@matchpoint/core/athletes/change-entry';
import { counted } from '@matchpoint/core/display/count';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { LeaveDialog } from '../../../shell/leave-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import styles from '../my-athletes.module.css';
import { ChangeAthletesForm } from './change-athletes-form.tsx';
import { removalText } from './change-texts.ts';
import type { ChangeActor } from './use-change-athletes.ts';

interface ChangeAthletesDialogProps {
  readonly actor: ChangeActor;
  readonly finalFocus: () => HTMLElement | null;
}

/** From the form or the question, while it is sent, to its end: one dialog (rules/athletes.md#several-at-once). */
export function ChangeAthletesDialog({ actor, finalFocus }: ChangeAthletesDialogProps) {
  const view = useSelector(actor, changeAthletesView);
  const body = useRef<HTMLDivElement>(null);
  const isBusy = view.progress !== null;
  const close = () => actor.send({ type: 'close' });
  const isQuestion = view.page === 'confirming';
  return (
    <DialogFrame
      title={titleOf(view)}
      description={isQuestion ? removalText(view.names, view.lost) : undefined}
      role={isQuestion ? 'alertdialog' : 'dialog'}
      size={view.page === 'editing' ? 'md' : 'sm'}
      pending={isBusy}
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('select, button') ?? null}
      finalFocusEl={finalFocus}
      onClose={close}
      hasClose={view.page === 'editing'}
    >
      <Chakra.Body ref={body}>
        {view.page === 'editing' && (
          <ChangeAthletesForm
            view={view}
            onEdit={(entered) => actor.send({ type: 'edit', entry: changeEntry(entered) })}
            onLeave={(field) => actor.send({ type: 'leave', field })}
            onSubmit={(entered) => actor.send({ type: 'submit', entry: changeEntry(entered) })}
          />
        )}
        {isQuestion && (
          <div className={styles['buttons']}>
            <Button variant="outline" onClick={close}>
              {view.names.length === 1 ? 'Keep athlete' : 'Keep athletes'}
            </Button>
            <Button variant="danger" onClick={() => actor.send({ type: 'confirm' })}>
              {`Remove ${counted(view.names.length, 'athlete')}`}
            </Button>
          </div>
        )}
        {view.progress !== null && (
          <Progress progress={view.progress} onStop={() => actor.send({ type: 'cancel' })} />
        )}
      </Chakra.Body>
      <LeaveDialog blocks={view.isUnsaved || isBusy} />
    </DialogFrame>
  );
}

function titleOf({ page, names, progress }: ChangeAthletesView): string {
  if (progress !== null) {
    const athletes = counted(progress.of, 'athlete');
    if (progress.what === 'restore') return `Putting back ${athletes}`;
    if (progress.what === 'remove') return `Removing ${athletes}`;
    return page === 'undoing' ? `Undoing the change of ${athletes}` : `Changing ${athletes}`;
  }
  return page === 'confirming'
    ? `Remove ${counted(names.length, 'athlete')}?`
    : `Change ${counted(names.length, 'athlete')}`;
}

interface ProgressProps {
  readonly progress: NonNullable<ChangeAthletesView['progress']>;
  readonly onStop: () => void;
}

function Progress({ progress: { done, of, isStopping }, onStop }: ProgressProps) {
  return (
    <div className={styles['progress']}>
      <progress aria-label="Done" max={of} value={done} />
      <p role="status">{isStopping ? 'Stopping…' : `${done} of ${of}`}</p>
      <Button variant="outline" aria-disabled={isStopping} onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
