import { HStack } from '@chakra-ui/react';
import { type Board, idsOf } from '@matchpoint/core/board/board';
import type { BoardView } from '@matchpoint/core/board/board.view';
import { takeStep } from '@matchpoint/core/board/board-steps';
import { comparable } from '@matchpoint/core/board/compare';
import {
  CalendarRange,
  Download,
  FileDown,
  FileUp,
  Plus,
  Printer,
  Redo2,
  Scale,
  Share2,
  SquareSplitHorizontal,
  SquareX,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { latinKey } from '../../ui/page/page-key.ts';
import { useWindowEvent } from '../../ui/page/window-event.ts';
import { sendToBoard } from '../app-board.ts';
import { CompareLink } from '../compare/compare-controls.tsx';
import { setCompared, useCompared } from '../compare/compared.ts';
import { ActionMenu } from './action-menu.tsx';
import { chooseBoardFile, saveBoardFile } from './board-file.ts';
import { ColumnDialog } from './column-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { StepButton } from './step-button.tsx';

interface BoardBarProps {
  readonly board: Board;
  readonly view: BoardView;
  /** Downloads what is shown. */
  readonly onSave: () => void;
  /** Announces what was done, or what to do first. */
  readonly onSay: (text: string) => void;
  /** Further controls. */
  readonly children: ReactNode;
}

const groupings = [
  { by: 'team', label: 'Columns: women, men', icon: SquareSplitHorizontal },
  { by: 'term', label: 'Columns: one a term', icon: CalendarRange },
] as const;

const barStyle = {
  // On a phone the words alone, and the marks below.
  '& > :is(a, button:not([aria-haspopup]))': { px: { base: '2', md: '4' } },
  '& > :is(a, button:not([aria-haspopup])) > svg': { display: { base: 'none', md: 'block' } },
  '& > select': {
    order: { base: '1', md: '0' },
    flex: { base: '1 0 100%', md: 'none' },
    width: 'auto',
    maxWidth: { md: '11rem' },
  },
} as const;

const stepsStyle = {
  '& > button': { flexShrink: '1', minWidth: '0', px: '3' },
  '& span': {
    display: { base: 'none', md: 'inline' },
    maxWidth: '24rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
} as const;

/** What can be done with the whole board. */
export function BoardBar({ board, view, onSave, onSay, children }: BoardBarProps) {
  const [dialog, setDialog] = useState<'column' | 'share' | null>(null);
  const close = () => setDialog(null);
  const chosen = useChosen(board);
  const undo = () => {
    if (view.undo !== null) onSay(view.undo.replace('Undo', 'Undone:'));
    sendToBoard({ type: 'undo' });
  };
  const redo = () => {
    if (view.redo !== null) onSay(view.redo.replace('Redo', 'Done again:'));
    sendToBoard({ type: 'redo' });
  };
  useUndoKeys(undo, redo);

  return (
    <HStack wrap="wrap" gap={{ base: '1', md: '2' }} mb="3" css={barStyle} data-screen-only>
      {/* Its words are cut before the bar takes a second line; the icon stands below the page's title. */}
      <HStack flex="1 1 0" gap="0" minWidth="4.25rem" ms="-3" me="auto" css={stepsStyle}>
        <StepButton name="Undo" words={view.undo} icon={Undo2} onPress={undo} />
        <StepButton name="Redo" words={view.redo} icon={Redo2} onPress={redo} />
      </HStack>
      {children}
      {view.count > 1 && <CompareAction chosen={chosen} onSay={onSay} />}
      {view.count > 0 && (
        <Button variant="outline" onClick={() => setDialog('share')}>
          <Share2 aria-hidden />
          Share
        </Button>
      )}
      <ActionMenu
        label="More for the board"
        groups={() => [
          [
            { label: 'Add column', icon: Plus, onSelect: () => setDialog('column') },
            ...groupings
              .filter(({ by }) => takeStep(board, { type: 'group', by }).kind !== 'unchanged')
              .map(({ by, ...action }) => ({
                ...action,
                onSelect: () => sendToBoard({ type: 'group', by }),
              })),
          ],
          [
            { label: 'Save as file', icon: FileDown, onSelect: () => saveBoardFile(board) },
            { label: 'Open file', icon: FileUp, onSelect: chooseBoardFile },
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
      {dialog === 'column' && <ColumnDialog column={null} onClose={close} />}
      {dialog === 'share' && <ShareDialog board={board} onClose={close} />}
    </HStack>
  );
}

/** The athletes ticked to be compared, also in lists; those of the board first, in its order. */
function useChosen(board: Board): readonly string[] {
  const ticked = new Set(useCompared());
  return [...new Set([...idsOf(board).filter((id) => ticked.has(id)), ...ticked])];
}

interface CompareActionProps extends Pick<BoardBarProps, 'onSay'> {
  readonly chosen: readonly string[];
}

function CompareAction({ chosen, onSay }: CompareActionProps) {
  if (chosen.length >= comparable.least) return <CompareLink ids={chosen} />;
  return (
    <Button
      variant="outline"
      onClick={() => onSay('Tick the boxes of two to five athletes, then compare them.')}
    >
      <Scale aria-hidden />
      Compare
    </Button>
  );
}

/** Ctrl+Z or ⌘Z undoes, with Shift redoes: not in texts, which have their own undo, nor behind a dialog. */
function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  useWindowEvent('keydown', (event) => {
    const { shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const key = latinKey(event).toLowerCase();
    if (!(ctrlKey || metaKey) || altKey || isText(target)) return;
    const isRedo = key === 'y' || (shiftKey && key === 'z');
    if (!isRedo && key !== 'z') return;
    if (document.querySelector('[aria-modal=true]') !== null) return;
    event.preventDefault();
    if (isRedo) onRedo();
    else onUndo();
  });
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox])');
}
