import { changesView } from '@matchpoint/core/changes/changes.view';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import { type DifferencePlan, undoCounts } from '@matchpoint/core/changes/plan-undo';
import { leftSentences, undoneText, undoSentences } from '@matchpoint/core/changes/undo-text';
import { failureText } from '@matchpoint/core/wire/api-error';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useInvalidate } from '../../api/use-invalidate.ts';
import { ChangesDialog } from '../../changes/changes-dialog.tsx';
import type { DifferenceActor } from '../../changes/run-difference.ts';
import { Banner } from '../../ui/status/banner.tsx';
import { Problem } from '../../ui/status/problem.tsx';

interface UndoImportProps {
  readonly actor: DifferenceActor;
  /** Begins again. */
  readonly onRetry: () => void;
}

const title = () => 'Undoing the import';
const question = (plan: DifferencePlan) => ({
  title: 'Undo this import?',
  description: undoSentences(plan).join(' '),
  confirm: 'Undo the import',
  cancel: 'Keep it',
});

/** An undo, from its question to its result. */
export function UndoImport({ actor, onRetry }: UndoImportProps) {
  const result = useRef<HTMLDivElement>(null);
  return (
    <>
      <ChangesDialog {...{ actor, title, question }} finalFocus={() => result.current} />
      <div ref={result} tabIndex={-1}>
        <UndoResult actor={actor} onRetry={onRetry} />
      </div>
    </>
  );
}

function UndoResult({ actor, onRetry }: UndoImportProps) {
  const view = useSelector(actor, changesView<DifferenceTypes>);
  const invalidate = useInvalidate();
  const hasEnded = view.step === 'ended' || view.step === 'stopped' || view.step === 'unreachable';

  useEffect(() => {
    if (hasEnded) void invalidate('my athletes', 'athletes', 'athlete', 'athlete-distributions');
  }, [hasEnded, invalidate]);

  switch (view.step) {
    case 'ended': {
      const counts = undoCounts(view.plan, view.end.outcomes);
      const text = `The import was undone: ${undoneText(counts)}.`;
      if (counts.undecided === 0) return <Banner status="success">{text}</Banner>;
      const { undecided } = view.plan;
      return (
        <Banner status="danger">{[text, ...leftSentences({ changed: [], undecided })].join(' ')}</Banner>
      );
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
    default:
      return null;
  }
}
