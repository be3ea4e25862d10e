import { changesView } from '@matchpoint/core/changes/changes.view';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import { type DifferencePlan, undoCounts } from '@matchpoint/core/changes/plan-undo';
import { undoEndView, undoSentences } from '@matchpoint/core/changes/undo.view';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useInvalidate } from '../../api/swr-cache.ts';
import { ChangesDialog } from '../../changes/changes-dialog.tsx';
import type { DifferenceActor } from '../../changes/run-difference.ts';
import { Banner, Problem } from '../../ui/status/banner.tsx';

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
    case 'ended':
      return (
        <Banner status={undoCounts(view.plan, view.end.outcomes).undecided === 0 ? 'success' : 'danger'}>
          {undoEndView(view).text}
        </Banner>
      );
    case 'nothing':
    case 'unsupported':
      return <p role="status">{undoEndView(view).text}</p>;
    case 'outOfReach':
      return (
        <Problem text={view.problem} action="Try again" onAction={() => actor.send({ type: 'retry' })} />
      );
    case 'unreachable':
    case 'stopped':
      return <Problem text={undoEndView(view).text} action="Go on undoing" onAction={onRetry} />;
    case 'failed':
      return <Problem text={undoEndView(view).text} action="Try again" onAction={onRetry} />;
    default:
      return null;
  }
}
