import type { Board } from '@matchpoint/core/board/board';
import type { BoardView } from '@matchpoint/core/board/board.view';
import { comparable } from '@matchpoint/core/board/compare';
import {
  Download,
  FileDown,
  FileUp,
  Plus,
  Printer,
  Redo2,
  Scale,
  Share2,
  SquareX,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from '../board.module.css';
import { CompareLink } from '../compare/compare-link.tsx';
import { setCompared } from '../compare/compared.ts';
import { ActionMenu } from './action-menu.tsx';
import { chooseBoardFile, saveBoardFile } from './board-file.ts';
import { ColumnDialog } from './column-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { StepButton } from './step-button.tsx';
import type { SendToBoard } from './use-board.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface BoardBarProps {
  readonly board: Board;
  readonly view: BoardView;
  readonly send: SendToBoard;
  /** Downloads what is shown. */
  readonly onSave: () => void;
  /** The athletes ticked to be compared, also in lists; those of the board first, in its order. */
  readonly chosen: readonly string[];
  /** Announces what was done, or what to do first. */
  readonly onSay: (text: string) => void;
  /** Further controls. */
  readonly children: ReactNode;
}

/** What can be done with the whole board. */
export function BoardBar({ board, view, send, chosen, onSave, onSay, children }: BoardBarProps) {
  const [dialog, setDialog] = useState<'column' | 'share' | null>(null);
  const close = () => setDialog(null);
  const undo = () => {
    if (view.undo !== null) onSay(view.undo.replace('Undo', 'Undone'));
    send({ type: 'undo' });
  };
  const redo = () => {
    if (view.redo !== null) onSay(view.redo.replace('Redo', 'Done again'));
    send({ type: 'redo' });
  };
  useUndoKeys(undo, redo);

  return (
    <div className={styles['bar']} data-screen-only>
      <div className={styles['steps']}>
        <StepButton name="Undo" words={view.undo} icon={Undo2} onPress={undo} />
        <StepButton name="Redo" words={view.redo} icon={Redo2} onPress={redo} />
      </div>
      {children}
      {view.count > 1 && <CompareAction chosen={chosen} onSay={onSay} />}
      {view.count > 0 && (
        <Button variant="outline" className={styles['worded']} onClick={() => setDialog('share')}>
          <Share2 aria-hidden />
          Share
        </Button>
      )}
      <ActionMenu
        label="More for the board"
        groups={() => [
          [{ label: 'Add column', icon: Plus, onSelect: () => setDialog('column') }],
          [
            { label: 'Save as file', icon: FileDown, onSelect: () => saveBoardFile(board) },
            { label: 'Open file', icon: FileUp, onSelect: () => chooseBoardFile(send) },
          ],
          chosen.length === 0
            ? []
            : [{ label: 'Clear ticks', icon: SquareX, onSelect: () => setCompared([]) }],
          view.count === 0
            ? []
            : [
                { label: 'Download CSV', icon: Download, onSelect: onSave },
                { label: 'Print', icon: Printer, onSelect: () => print() },
              ],
        ]}
      />
      {dialog === 'column' && <ColumnDialog column={null} send={send} onClose={close} />}
      {dialog === 'share' && <ShareDialog board={board} onClose={close} />}
    </div>
  );
}

function CompareAction({ chosen, onSay }: Pick<BoardBarProps, 'chosen' | 'onSay'>) {
  if (chosen.length >= comparable.least) return <CompareLink ids={chosen} className={styles['worded']} />;
  return (
    <Button
      variant="outline"
      className={styles['worded']}
      onClick={() => onSay('Tick the boxes of two to five athletes, then compare them.')}
    >
      <Scale aria-hidden />
      Compare
    </Button>
  );
}
