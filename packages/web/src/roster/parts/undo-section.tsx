import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import { changesView } from '@matchpoint/core/changes/changes.view';
import { canUndo } from '@matchpoint/core/changes/difference.actors';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import { type DifferencePlan, undoCounts } from '@matchpoint/core/changes/plan-undo';
import { undoEndView, undoSentences } from '@matchpoint/core/changes/undo.view';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { useInvalidate } from '../../api/swr-cache.ts';
import { ChangesDialog } from '../../changes/changes-dialog.tsx';
import type { DifferenceActor } from '../../changes/run-difference.ts';
import { useAgencyCall } from '../../profiles/agency-call.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner, Problem } from '../../ui/status/banner.tsx';

interface UndoSectionProps {
  readonly agencyId: string;
  /** Starts an undo; null while another tab has an import open. */
  readonly onUndo: () => Promise<DifferenceActor | null>;
}

/** The button that undoes an import, where the service can, and after a press the undo itself. */
export function UndoSection({ agencyId, onUndo }: UndoSectionProps) {
  const isOffered = useCanUndo(agencyId);
  const [actor, setActor] = useState<DifferenceActor | null>(null);
  useEffect(() => () => void actor?.stop(), [actor]);

  async function begin() {
    const next = await onUndo();
    if (next === null) return;
    setActor(next);
    next.subscribe({
      complete() {
        // The person kept the import: the button returns.
        if (next.getSnapshot().value === 'cancelled') setActor(null);
      },
    });
  }

  if (actor !== null) return <UndoImport actor={actor} onRetry={() => void begin()} />;
  if (!isOffered) return null;
  return (
    <div>
      <Button variant="outline" onClick={() => void begin()}>
        Undo this import
      </Button>
    </div>
  );
}

/** Whether an undo is offered: false until it is known, true where the service does not answer. */
function useCanUndo(agencyId: string): boolean {
  const { client } = useSession();
  const authorize = useAgencyCall(agencyId);
  const { data = false } = useSWR(
    ['my undo', agencyId],
    () => canUndo(agencyService(client, authorize, agencyId), new AbortController().signal).catch(() => true),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return data;
}

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
function UndoImport({ actor, onRetry }: UndoImportProps) {
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
