import { HStack } from '@chakra-ui/react';
import type { BoardEntry } from '@matchpoint/core/board/board';
import { boardRow, type MarkFilter } from '@matchpoint/core/board/board.view';
import type { AgencyEmails, CurrentAthlete } from '@matchpoint/core/board/read-today';
import { ArrowDown, ArrowUp, ChevronsUp, CornerDownRight, GripVertical, StarOff } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { brokenText, ErrorBoundary } from '../../ui/status/error-boundary.tsx';
import { PageLink, pathTo } from '../../ui/text/links.tsx';
import { appBoard } from '../app-board.ts';
import styles from '../board-row.module.css';
import { toggleCompared } from '../compare/compared.ts';
import { useTick } from '../compare/use-tick.ts';
import { RowFacts } from '../row-facts.tsx';
import { ActionMenu } from './action-menu.tsx';
import { gripHelpId, gripId, menuId, moveRow, placeRow, takeOff } from './move-rows.ts';
import { RowChanges } from './row-changes.tsx';
import { RowWords } from './row-words.tsx';

interface BoardRowProps {
  readonly entry: BoardEntry;
  /** From 1. */
  readonly rank: number;
  /** How many athletes the column has. */
  readonly ranks: number;
  readonly columnName: string;
  readonly today: CurrentAthlete | undefined;
  readonly emails: AgencyEmails;
  /** Which rows are shown; null: all. */
  readonly filter: MarkFilter | null;
}

/** One athlete on the board of this device (rules/board.md#board-on-screen). Renders when one of its facts changes. */
export const BoardRow = memo((props: BoardRowProps) => (
  <ErrorBoundary fallback={brokenRow}>
    <RowParts {...props} />
  </ErrorBoundary>
));

const brokenRow = () => (
  <li className={styles['row']}>
    <p className={styles['name']}>{brokenText}</p>
  </li>
);

function RowParts({ entry, rank, ranks, columnName, today, emails, filter }: BoardRowProps) {
  const row = boardRow(entry, rank, columnName, today);
  const { id, facts, status } = row;
  const { name } = facts;
  const isGone = status === 'gone';
  const { isTicked, isFull } = useTick(id);
  const [isWriting, setWriting] = useState(false);
  const missing = [...(row.note === '' ? ['note'] : []), ...(row.mark === null ? ['mark'] : [])];

  return (
    <li className={styles['row']} data-row={id}>
      <button
        type="button"
        id={gripId(id)}
        className={styles['grip']}
        aria-label={`Move ${name}, ${rank} of ${ranks} in ${columnName}`}
        aria-describedby={gripHelpId}
        data-grip
      >
        <span>{rank}</span>
        <GripVertical aria-hidden data-screen-only size="1rem" />
      </button>
      <p className={styles['name']}>
        <PageLink href={isGone ? null : pathTo('/athletes', id)} data-two-lines>
          {name}
        </PageLink>
      </p>
      <div className={styles['tools']} data-screen-only>
        {missing.length > 0 && !isWriting && (
          <Button
            variant="ghost"
            className={styles['write']}
            aria-label={`Add ${missing.join(' or ')} for ${name}`}
            onClick={() => setWriting(true)}
          >
            {missing[0] === 'note' ? 'Note' : 'Mark'}
          </Button>
        )}
        <label className={styles['pick']}>
          <input
            type="checkbox"
            aria-label={`Compare ${name}`}
            checked={isTicked}
            disabled={isFull}
            onChange={() => toggleCompared(id)}
          />
        </label>
        <ActionMenu
          id={menuId(id)}
          label={`Actions for ${name}`}
          groups={() => [
            [
              rank > 1 && { label: 'Move up', icon: ArrowUp, onSelect: () => moveRow(id, 'up', filter) },
              rank > 1 && {
                label: 'Move to the top',
                icon: ChevronsUp,
                onSelect: () => moveRow(id, 'top', filter),
              },
              rank < ranks && {
                label: 'Move down',
                icon: ArrowDown,
                onSelect: () => moveRow(id, 'down', filter),
              },
            ],
            appBoard
              .get()
              .board.columns.filter((other) => other.name !== columnName)
              .map((other) => ({
                label: `Move to ${other.name}`,
                icon: CornerDownRight,
                onSelect: () => placeRow(id, { columnId: other.id, rank: Infinity }, menuId(id)),
              })),
            [
              {
                label: 'Remove from board',
                icon: StarOff,
                onSelect: () => takeOff({ type: 'unstar', id }),
              },
            ],
          ]}
        />
      </div>
      <div className={styles['about']}>
        <RowFacts facts={facts} email={emails.get(facts.agency_id ?? '') ?? null} />
        {row.changes.length > 0 && <RowChanges row={row} />}
        {isGone && (
          <HStack wrap="wrap" color="fg.muted">
            <span>{row.remark}</span>
            <Button
              variant="outline"
              aria-label={`Take away ${name}`}
              onClick={() => takeOff({ type: 'unstar', id })}
            >
              Take away
            </Button>
          </HStack>
        )}
      </div>
      {(missing.length < 2 || isWriting) && (
        <RowWords row={row} isNarrowed={filter !== null} isWriting={isWriting} onWriting={setWriting} />
      )}
    </li>
  );
}
