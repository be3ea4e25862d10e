import { idsOf } from '@matchpoint/core/board/board';
import {
  boardColumns,
  boardView,
  factsToday,
  type MarkFilter,
  markFilterLabel,
} from '@matchpoint/core/board/board.view';
import { counted } from '@matchpoint/core/display/count';
import { useCallback, useEffect, useState } from 'react';
import { rememberList } from '../../athletes/last-list.ts';
import { Page, type PageProps } from '../../shell/page.tsx';
import { useMouse } from '../../ui/page/media.ts';
import { useSelected, useStore } from '../../ui/state/store.ts';
import { Problem } from '../../ui/status/banner.tsx';
import { appBoard, sendToBoard } from '../app-board.ts';
import { Note } from '../note.tsx';
import { PrintedOn } from '../printed-on.tsx';
import { saveBoard } from '../save-board.ts';
import { useAgencyEmails, useCurrentAthletes } from '../use-today.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardColumns } from './board-columns.tsx';
import { chooseBoardFile } from './board-file.ts';
import { EmptyBoard } from './empty-board.tsx';

/** Safari, and every browser on iOS; not an app on the home screen. */
const deletesStored =
  navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches;

/** The athletes starred on this device (rules/board.md#private-board). */
export function OwnBoard({ title }: Pick<PageProps, 'title'>) {
  return (
    <Page title={title}>
      <Content title={title} />
    </Page>
  );
}

function Content({ title }: Pick<PageProps, 'title'>) {
  const board = useSelected(appBoard, (kept) => kept.board);
  const [filter, setFilter] = useState<MarkFilter | null>(null);
  const ids = idsOf(board);
  const current = useCurrentAthletes(ids);
  const { emails, allEmails } = useAgencyEmails(
    board.columns.flatMap(({ entries }) => entries.map((entry) => factsToday(entry, current.get(entry.id)))),
  );
  const unreachable = ids.filter((id) => current.get(id)?.kind === 'unreachable').length;
  const onSave = useCallback(
    () => void saveBoard(boardColumns(appBoard.get().board, current, filter), allEmails(), { isOwn: true }),
    [current, filter, allEmails],
  );
  useEffect(() => rememberList({ address: '/board', title, ids }));

  return (
    <>
      <BoardBar filter={filter} onFilter={setFilter} onSave={onSave} />
      <PrintedOn which={filter && `Mark: ${markFilterLabel(filter)}`} />
      <Messages />
      {ids.length > 0 && deletesStored && (
        <Note data-screen-only>
          This browser deletes what a site stores after seven days without a visit. Add Matchpoint to the home
          screen, or save a file.
        </Note>
      )}
      {unreachable > 0 && (
        <Note>{`${counted(unreachable, 'athlete')} cannot be read now, and ${unreachable === 1 ? 'is' : 'are'} shown as last known.`}</Note>
      )}
      {board.columns.length > 0 ? (
        <BoardColumns board={board} current={current} emails={emails} filter={filter} />
      ) : (
        <EmptyBoard onOpenFile={chooseBoardFile} />
      )}
    </>
  );
}

/** What the last step did, and what is wrong. */
function Messages() {
  const kept = useStore(appBoard);
  const { board, problem, report, lost } = kept;
  const { storage, notice } = boardView(kept);
  const hasMouse = useMouse();
  const hint = `${hasMouse ? 'Drag a number to rank, or press the arrow keys on it. ' : ''}Notes and marks stay on this device: they are private.`;
  return (
    <>
      {storage && (
        <Problem
          text={storage.problem}
          action={storage.canRetry ? 'Try again' : 'Reload the page'}
          keepFocus
          onAction={() => (storage.canRetry ? sendToBoard({ type: 'sync' }) : location.reload())}
        />
      )}
      {[...lost, ...(problem === null ? [] : [problem])].map((text) => (
        <Problem
          key={text}
          text={text}
          action="Close"
          keepFocus
          onAction={() => sendToBoard({ type: 'dismiss' })}
        />
      ))}
      <Note data-screen-only>
        <span role="status">{report}</span>
        {report === null && idsOf(board).length > 0 && <span>{hint}</span>}
      </Note>
      {notice && <Note>{notice}</Note>}
    </>
  );
}
