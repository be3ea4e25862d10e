import type { Board } from '@matchpoint/core/board/board';
import { sharedProblem, writeSharedBoard } from '@matchpoint/core/board/share-board';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  readonly board: Board;
  readonly onClose: () => void;
}

/** The address of a board, to copy (rules/board.md#board-sharing). */
export function ShareDialog({ board, onClose }: ShareDialogProps) {
  const text = writeSharedBoard(board);
  const problem = sharedProblem(text);
  const address = `${location.origin}/board?shared=${text}`;
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <Dialog
      title="Share this board"
      description="The address shows the columns, the athletes and their order. Notes and marks stay with you."
      onClose={onClose}
    >
      {problem === null ? (
        <>
          <div className={styles['line']}>
            <label htmlFor={id}>Address</label>
            <Input id={id} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
            <Button onClick={copy}>
              {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
              Copy
            </Button>
          </div>
          <p role="status" className={styles['outcome']}>
            {outcome === 'copied' && 'Copied.'}
            {outcome === 'refused' &&
              'The browser does not let the app copy. Select the address and copy it.'}
          </p>
        </>
      ) : (
        <Banner status="danger">{problem}</Banner>
      )}
    </Dialog>
  );
}
