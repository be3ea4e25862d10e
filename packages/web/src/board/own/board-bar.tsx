import { HStack } from '@chakra-ui/react';
import { idsOf } from '@matchpoint/core/board/board';
import { boardView, type MarkFilter, markChoices } from '@matchpoint/core/board/board.view';
import { takeStep } from '@matchpoint/core/board/board-steps';
import { comparable } from '@matchpoint/core/board/compare';
import {
  CalendarRange,
  Download,
  FileDown,
  FileUp,
  type LucideIcon,
  Plus,
  Printer,
  Redo2,
  Scale,
  Share2,
  SquareSplitHorizontal,
  SquareX,
  Undo2,
} from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/form/input.tsx';
import { latinKey } from '../../ui/page/page-key.ts';
import { useWindowEvent } from '../../ui/page/window-event.ts';
import { useSelected } from '../../ui/state/store.ts';
import { QuietLine } from '../../ui/text/lines.tsx';
import { appBoard, sendToBoard } from '../app-board.ts';
import { CompareLink } from '../compare/compare-controls.tsx';
import { compared, setCompared, useCompared } from '../compare/compared.ts';
import { ActionMenu } from './action-menu.tsx';
import { chooseBoardFile, saveBoardFile } from './board-file.ts';
import { ColumnDialog } from './column-dialog.tsx';
import { undoId } from './move-rows.ts';
import { ShareDialog } from './share-dialog.tsx';

interface BoardBarProps extends MarkSelectProps {
  /** Downloads what is shown. */
  readonly onSave: () => void;
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
  // Below the bar, whose buttons stay where they are.
  '& > [role=alert]': { order: '2', flex: '1 0 100%' },
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

/** What can be done with the whole board. Its parts render when what they show of it changes. */
export const BoardBar = memo(({ filter, onFilter, onSave }: BoardBarProps) => {
  const [dialog, setDialog] = useState<'column' | 'share' | null>(null);
  const close = () => setDialog(null);
  const count = useSelected(appBoard, ({ board }) => idsOf(board).length);
  useUndoKeys();

  return (
    <HStack wrap="wrap" gap={{ base: '1', md: '2' }} mb="3" css={barStyle} data-screen-only>
      {/* Its words are cut before the bar takes a second line; the icon stands below the page's title. */}
      <HStack flex="1 1 0" gap="0" minWidth="4.25rem" ms="-3" me="auto" css={stepsStyle}>
        <StepButton id={undoId} type="undo" icon={Undo2} />
        <StepButton id="board-redo" type="redo" icon={Redo2} />
      </HStack>
      <MarkSelect filter={filter} onFilter={onFilter} />
      {count > 1 && <CompareAction />}
      {count > 0 && (
        <Button variant="outline" onClick={() => setDialog('share')}>
          <Share2 aria-hidden />
          Share
        </Button>
      )}
      <ActionMenu
        label="More for the board"
        groups={() => {
          const { board } = appBoard.get();
          return [
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
            [
              (compared.get() ?? []).length > 0 && {
                label: 'Clear ticks',
                icon: SquareX,
                onSelect: () => setCompared([]),
              },
            ],
            [
              count > 0 && { label: 'Download CSV', icon: Download, onSelect: onSave },
              count > 0 && { label: 'Print', icon: Printer, onSelect: () => print() },
            ],
          ];
        }}
      />
      {dialog === 'column' && <ColumnDialog column={null} onClose={close} />}
      {dialog === 'share' && <ShareDialog onClose={close} />}
    </HStack>
  );
});

interface StepButtonProps {
  readonly id: string;
  readonly type: 'undo' | 'redo';
  readonly icon: LucideIcon;
}

/** Undo or Redo. Without a step it stays in the order of Tab: the focus would be lost with the last step. */
function StepButton({ id, type, icon: Icon }: StepButtonProps) {
  const words = useSelected(appBoard, (kept) => boardView(kept)[type]);
  const label = words ?? { undo: 'Undo', redo: 'Redo' }[type];
  return (
    <Button
      id={id}
      variant="ghost"
      aria-label={label}
      aria-disabled={words === null}
      title={words ?? undefined}
      onClick={() => sendToBoard({ type })}
    >
      <Icon aria-hidden />
      <span>{label}</span>
    </Button>
  );
}

interface MarkSelectProps {
  readonly filter: MarkFilter | null;
  readonly onFilter: (filter: MarkFilter | null) => void;
}

/** Narrows the board to the athletes with one mark. */
function MarkSelect({ filter, onFilter }: MarkSelectProps) {
  const choices = markChoices(
    useSelected(appBoard, ({ board }) => board),
    filter,
  );
  if (choices.length === 0) return null;
  return (
    <Select
      aria-label="Show athletes by mark"
      value={filter ?? ''}
      onChange={({ target }) =>
        onFilter(choices.find((choice) => choice.filter === target.value)?.filter ?? null)
      }
    >
      <option value="">All marks</option>
      {choices.map((choice) => (
        <option key={choice.filter} value={choice.filter}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

/** Leads to the athletes that are ticked, also in lists; those of the board first, in its order. */
function CompareAction() {
  const board = useSelected(appBoard, (kept) => kept.board);
  const ticked = new Set(useCompared());
  const [isHinted, setHinted] = useState(false);
  if (ticked.size >= comparable.least)
    return <CompareLink ids={[...new Set([...idsOf(board).filter((id) => ticked.has(id)), ...ticked])]} />;
  return (
    <>
      <Button variant="outline" onClick={() => setHinted(true)}>
        <Scale aria-hidden />
        Compare
      </Button>
      {isHinted && (
        <QuietLine role="alert">Tick the boxes of two to five athletes, then compare them.</QuietLine>
      )}
    </>
  );
}

/** Ctrl+Z or ⌘Z undoes, with Shift redoes: not in texts, which have their own undo, nor behind a dialog. */
function useUndoKeys(): void {
  useWindowEvent('keydown', (event) => {
    const { shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const key = latinKey(event).toLowerCase();
    if (!(ctrlKey || metaKey) || altKey || isText(target)) return;
    const isRedo = key === 'y' || (shiftKey && key === 'z');
    if (!isRedo && key !== 'z') return;
    if (document.querySelector('[aria-modal=true]') !== null) return;
    event.preventDefault();
    sendToBoard({ type: isRedo ? 'redo' : 'undo' });
  });
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox])');
}
