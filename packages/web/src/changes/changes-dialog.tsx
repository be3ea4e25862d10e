import { Dialog as Chakra, HStack } from '@chakra-ui/react';
import { changesView } from '@matchpoint/core/changes/changes.view';
import { type Difference, sizeOf } from '@matchpoint/core/changes/difference';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import type { DifferencePlan } from '@matchpoint/core/changes/plan-undo';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { LeaveDialog } from '../shell/leave-dialog.tsx';
import { Button } from '../ui/button/button.tsx';
import { type ActionQuestion, ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { DialogFrame } from '../ui/dialog/dialog.tsx';
import type { DifferenceActor } from './run-difference.ts';

interface ChangesDialogProps {
  readonly actor: DifferenceActor;
  readonly question: (plan: DifferencePlan) => ActionQuestion;
  /** Names what is done; the difference is null until it is planned. */
  readonly title: (difference: Difference | null) => string;
  readonly finalFocus: () => HTMLElement | null;
}

/** The question before many athletes change, and how far the change is; nothing once it has ended. */
export function ChangesDialog({ actor, question, title, finalFocus }: ChangesDialogProps) {
  const view = useSelector(actor, changesView<DifferenceTypes>);
  const body = useRef<HTMLDivElement>(null);
  const frame = {
    size: 'sm',
    pending: true,
    initialFocusEl: () => body.current?.querySelector<HTMLElement>('button') ?? null,
    finalFocusEl: finalFocus,
    onClose: () => {},
  } as const;
  switch (view.step) {
    case 'asking':
      return (
        <ConfirmDialog
          {...question(view.plan)}
          finalFocusEl={finalFocus}
          onConfirm={() => actor.send({ type: 'confirm' })}
          onCancel={() => actor.send({ type: 'cancel' })}
        />
      );
    case 'planning':
    case 'sending':
    case 'paused':
    case 'stopping': {
      const plan = view.step === 'planning' ? null : view.plan;
      const progress = view.step === 'planning' ? null : view.progress;
      return (
        <DialogFrame {...frame} title={title(plan?.difference ?? null)}>
          <Chakra.Body ref={body}>
            <Progress
              of={plan && sizeOf(plan.difference)}
              done={(progress ?? plan?.outcomes ?? []).length}
              isStopping={view.step === 'stopping'}
              onStop={() => actor.send({ type: 'cancel' })}
            />
          </Chakra.Body>
          <LeaveDialog blocks />
        </DialogFrame>
      );
    }
    default:
      return null;
  }
}

interface ProgressProps {
  /** Null until it is known. */
  readonly of: number | null;
  readonly done: number;
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

function Progress({ of, done, isStopping, onStop }: ProgressProps) {
  const text = of === null ? 'Looking at your athletes…' : `${done} of ${of}`;
  return (
    <HStack gap="3" textStyle="sm" css={{ '& progress': { flex: '1', minWidth: '0' } }}>
      <progress aria-label="Done" max={Math.max(1, of ?? 0)} value={done} />
      <p role="status">{isStopping ? 'Stopping…' : text}</p>
      <Button variant="outline" aria-disabled={isStopping} onClick={isStopping ? () => {} : onStop}>
        Stop
      </Button>
    </HStack>
  );
}
