import { HStack } from '@chakra-ui/react';
import type { BoardRow as Row } from '@matchpoint/core/board/board.view';
import { GripVertical } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { brokenText, ErrorBoundary } from '../../ui/status/error-boundary.tsx';
import { PageLink, pathTo } from '../../ui/text/links.tsx';
import styles from '../board-row.module.css';
import { toggleCompared } from '../compare/compared.ts';
import { useTick } from '../compare/use-tick.ts';
import { RowFacts } from '../row-facts.tsx';
import { gripHelpId, gripId, menuId } from './element-ids.ts';
import { type RowActions, takeOff } from './row-actions.ts';
import { RowChanges } from './row-changes.tsx';
import { RowMenu } from './row-menu.tsx';
import { RowWords } from './row-words.tsx';

interface BoardRowProps {
  readonly row: Row;
  readonly columnId: string;
  readonly columnName: string;
  /** How many athletes the column has. */
  readonly ranks: number;
  /** The agency's address for email; null while unknown. */
  readonly email: string | null;
  readonly actions: RowActions;
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

function RowParts(props: BoardRowProps) {
  const { row, columnId, columnName, ranks, email, actions } = props;
  const { id, rank, facts, status } = row;
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
        <RowMenu id={menuId(id)} row={row} columnId={columnId} ranks={ranks} actions={actions} />
      </div>
      <div className={styles['about']}>
        <RowFacts facts={facts} email={email} />
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
        <RowWords row={row} actions={actions} isWriting={isWriting} onWriting={setWriting} />
      )}
    </li>
  );
}
