import { changesView } from '@matchpoint/core/changes/changes.view';
import type { DifferenceTypes, differenceMachine } from '@matchpoint/core/changes/difference.machine';
import { undoCounts } from '@matchpoint/core/changes/plan-undo';
import { failureText } from '@matchpoint/core/wire/api-error';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useInvalidate } from '../../api/use-invalidate.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { Problem } from '../../ui/status/problem.tsx';
import { undecidedText, undoneText, undoQuestion } from './undo-texts.ts';

interface UndoImportProps {
  readonly actor: ActorRefFrom<typeof differenceMachine>;
  /** Begins again. */
  readonly onRetry: () => void;
}

/** An undo, from its question to its result. */
export function UndoImport({ actor, onRetry }: UndoImportProps) {
  const view = useSelector(actor, changesView<DifferenceTypes>);
  const invalidate = useInvalidate();
  const hasEnded = view.step === 'ended' || view.step === 'stopped' || view.step === 'unreachable';

  useEffect(() => {
    if (hasEnded) void invalidate('my athletes', 'athletes', 'athlete', 'athlete-distributions');
  }, [hasEnded, invalidate]);

  switch (view.step) {
    case 'planning':
      return <p role="status">Looking at your athletes…</p>;
    case 'asking':
      return (
        <ConfirmDialog
          title="Undo this import?"
          description={undoQuestion(view.plan)}
          confirm="Undo the import"
          cancel="Keep it"
          onConfirm={() => actor.send({ type: 'confirm' })}
          onCancel={() => actor.send({ type: 'cancel' })}
        />
      );
    case 'askingRemoval':
    case 'sending':
    case 'paused':
    case 'stopping':
      return <p role="status">Undoing the import…</p>;
    case 'cancelled':
      return null;
    case 'ended': {
      const counts = undoCounts(view.plan, view.end.outcomes);
      const text = `The import was undone: ${undoneText(counts)}.`;
      if (counts.undecided === 0) return <Banner status="success">{text}</Banner>;
      return <Banner status="danger">{`${text} ${undecidedText(view.plan.undecided)}`}</Banner>;
    }
    case 'nothing':
      return <p role="status">There is nothing to undo: what the import did was changed or undone since.</p>;
    case 'unsupported':
      return <p role="status">This service cannot remove or change athletes, so an import stays.</p>;
    case 'outOfReach':
      return (
        <Problem text={view.problem} action="Try again" onAction={() => actor.send({ type: 'retry' })} />
      );
    case 'unreachable':
      return <Problem text={view.problem} action="Go on undoing" onAction={onRetry} />;
    case 'stopped':
      return <Problem text="The undo was stopped." action="Go on undoing" onAction={onRetry} />;
    case 'failed': {
      const { error } = view;
      const text = error instanceof Error ? error.message : failureText(error);
      return <Problem text={text} action="Try again" onAction={onRetry} />;
    }
  }
}
