import type { undoImportMachine } from '@matchpoint/core/roster/undo-import.machine';
import { undoView } from '@matchpoint/core/roster/undo-import.view';
import { failureText } from '@matchpoint/core/wire/api-error';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useInvalidate } from '../../api/use-invalidate.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { Problem } from '../../ui/status/problem.tsx';
import { undoneText, undoQuestion } from './undo-texts.ts';

interface UndoImportProps {
  readonly actor: ActorRefFrom<typeof undoImportMachine>;
  /** Begins again. */
  readonly onRetry: () => void;
}

/** An undo, from its question to its result. */
export function UndoImport({ actor, onRetry }: UndoImportProps) {
  const view = useSelector(actor, undoView);
  const invalidate = useInvalidate();
  const hasEnded = view.step === 'undone' || view.step === 'interrupted' || view.step === 'stalled';

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
          description={undoQuestion(view.outlook)}
          confirm="Undo the import"
          cancel="Keep it"
          onConfirm={() => actor.send({ type: 'confirm' })}
          onCancel={() => actor.send({ type: 'cancel' })}
        />
      );
    case 'undoing':
    case 'stopping':
      return <p role="status">Undoing the import…</p>;
    case 'cancelled':
      return null;
    case 'undone':
      return <Banner status="success">{`The import was undone: ${undoneText(view.counts)}.`}</Banner>;
    case 'nothingToUndo':
      return <p role="status">There is nothing to undo: what the import did was changed or undone since.</p>;
    case 'unsupported':
      return <p role="status">This service cannot remove or change athletes, so an import stays.</p>;
    case 'outOfReach':
      return (
        <Problem text={view.problem} action="Try again" onAction={() => actor.send({ type: 'retry' })} />
      );
    case 'stalled':
      return <Problem text={view.problem} action="Go on undoing" onAction={onRetry} />;
    case 'interrupted':
      return <Problem text="The undo was stopped." action="Go on undoing" onAction={onRetry} />;
    case 'failed': {
      const { error } = view;
      const text = error instanceof Error ? error.message : failureText(error);
      return <Problem text={text} action="Try again" onAction={onRetry} />;
    }
  }
}
