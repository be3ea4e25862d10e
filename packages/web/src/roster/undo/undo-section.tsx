import { useEffect, useRef, useState } from 'react';
import type { DifferenceActor } from '../../changes/run-difference.ts';
import { Button } from '../../ui/button/button.tsx';
import { UndoImport } from './undo-import.tsx';
import { useCanUndo } from './use-can-undo.ts';

interface UndoSectionProps {
  readonly agencyId: string;
  /** Starts an undo; null while another tab has an import open. */
  readonly onUndo: () => Promise<DifferenceActor | null>;
}

/** The button that undoes an import, where the service can, and after a press the undo itself. */
export function UndoSection({ agencyId, onUndo }: UndoSectionProps) {
  const canUndo = useCanUndo(agencyId);
  const [actor, setActor] = useState<DifferenceActor | null>(null);
  const open = useRef<DifferenceActor | null>(null);
  useEffect(
    () => () => {
      open.current?.stop();
      open.current = null;
    },
    [],
  );

  async function begin() {
    const next = await onUndo();
    if (next === null) return;
    open.current = next;
    setActor(next);
    next.subscribe({
      complete() {
        // The person kept the import: the button returns.
        if (next.getSnapshot().value === 'cancelled') setActor(null);
      },
    });
  }

  if (actor !== null) return <UndoImport actor={actor} onRetry={() => void begin()} />;
  if (!canUndo) return null;
  return (
    <div>
      <Button variant="outline" onClick={() => void begin()}>
        Undo this import
      </Button>
    </div>
  );
}
