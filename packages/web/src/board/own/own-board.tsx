import { columnsWithMark, type MarkFilter, markFilterLabel } from '@matchpoint/core/board/mark-filter';
import { useEffect, useState } from 'react';
import { rememberList } from '../../athletes/last-list.ts';
import { Page, type PageProps } from '../../shell/page.tsx';
import { SkeletonLines } from '../../ui/card/skeleton-lines.tsx';
import { useMouse } from '../../ui/media/use-mouse.ts';
import { Problem } from '../../ui/status/problem.tsx';
import { toggleCompared, useCompared } from '../compare/compared.ts';
import { Note } from '../note.tsx';
import { PrintedOn } from '../printed-on.tsx';
import { saveBoard } from '../save-board.ts';
import { useAgencyEmails } from '../use-agency-emails.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardColumns } from './board-columns.tsx';
import { chooseBoardFile } from './board-file.ts';
import { EmptyBoard } from './empty-board.tsx';
import { MarkSelect } from './mark-select.tsx';
import { StoredBriefly } from './stored-briefly.tsx';
import { useBoard } from './use-board.ts';

/** The athletes starred on this device (rules/board.md#private-board). */
export function OwnBoard({ title }: Pick<PageProps, 'title'>) {
  const hasMouse = useMouse();
  const { board, view, send } = useBoard();
  const { columns, unreachable, problem, report, lost, storage, notice } = view;
  const chosen = useCompared() ?? [];
  const [said, setSaid] = useState('');
  const [filter, setFilter] = useState<MarkFilter | null>(null);
  const shown = columnsWithMark(columns, filter);
  const { emails, allEmails } = useAgencyEmails(
    columns.flatMap(({ rows }) => rows.map(({ facts }) => facts)),
  );
  const ids = columns.flatMap(({ rows }) => rows.map(({ id }) => id));
  useEffect(() => rememberList({ address: '/board', title, ids }));

  return (
    <Page title={title}>
      <BoardBar
        board={board}
        view={view}
        send={send}
        chosen={[...new Set([...ids.filter((id) => chosen.includes(id)), ...chosen])]}
        onSave={() => void saveBoard(shown, allEmails(), { isOwn: true })}
        onSay={setSaid}
      >
        <MarkSelect columns={columns} filter={filter} onFilter={setFilter} />
      </BoardBar>
      <PrintedOn which={filter && `Mark: ${markFilterLabel(filter)}`} />
      {storage && (
        <Problem
          text={storage.problem}
          action={storage.canRetry ? 'Try again' : 'Reload the page'}
          keepFocus
          onAction={() => (storage.canRetry ? send({ type: 'retry' }) : location.reload())}
        />
      )}
      {[...lost, ...(problem === null ? [] : [problem])].map((text) => (
        <Problem key={text} text={text} action="Close" keepFocus onAction={() => send({ type: 'dismiss' })} />
      ))}
      <div role="status">{report && <Note>{report}</Note>}</div>
      {view.count > 0 && (
        <Note data-screen-only>
          <span role="status">{said}</span>
          {said === '' && (
            <span>
              {`${hasMouse ? 'Drag a number to rank, or press the arrow keys on it. ' : ''}Notes and marks stay on this device: they are private.`}
            </span>
          )}
        </Note>
      )}
      {view.count > 0 && <StoredBriefly />}
      {notice && <Note>{notice}</Note>}
      {unreachable > 0 && <Note>{unreachableText(unreachable)}</Note>}
      {columns.length > 0 && (
        <BoardColumns
          columns={shown}
          send={send}
          isNarrowed={filter !== null}
          emails={emails}
          chosen={new Set(chosen)}
          onChoose={toggleCompared}
          onSay={setSaid}
        />
      )}
      {view.isOpening && <SkeletonLines />}
      {!view.isOpening && columns.length === 0 && <EmptyBoard onOpenFile={() => chooseBoardFile(send)} />}
    </Page>
  );
}

function unreachableText(count: number): string {
  return count === 1
    ? 'One athlete cannot be read now, and is shown as last known.'
    : `${count} athletes cannot be read now, and are shown as last known.`;
}
