import { idsOf } from '@matchpoint/core/board/board';
import {
  boardView,
  columnsWithMark,
  type MarkFilter,
  markChoices,
  markFilterLabel,
} from '@matchpoint/core/board/board.view';
import { useEffect, useState } from 'react';
import { rememberList } from '../../athletes/last-list.ts';
import { Page, type PageProps } from '../../shell/page.tsx';
import { Select } from '../../ui/form/input.tsx';
import { useMouse } from '../../ui/page/media.ts';
import { useStore } from '../../ui/state/store.ts';
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
  const hasMouse = useMouse();
  const kept = useStore(appBoard);
  const { board, problem, report, lost } = kept;
  const ids = idsOf(board);
  const view = boardView(kept, useCurrentAthletes(ids));
  const { columns, unreachable, storage, notice } = view;
  const [said, setSaid] = useState('');
  const [filter, setFilter] = useState<MarkFilter | null>(null);
  const shown = columnsWithMark(columns, filter);
  const choices = markChoices(columns, filter);
  const { emails, allEmails } = useAgencyEmails(
    columns.flatMap(({ rows }) => rows.map(({ facts }) => facts)),
  );
  useEffect(() => rememberList({ address: '/board', title, ids }));

  return (
    <Page title={title}>
      <BoardBar
        board={board}
        view={view}
        onSave={() => void saveBoard(shown, allEmails(), { isOwn: true })}
        onSay={setSaid}
      >
        {choices.length > 0 && (
          <Select
            aria-label="Show athletes by mark"
            value={filter ?? ''}
            onChange={({ target }) =>
              setFilter(choices.find((choice) => choice.filter === target.value)?.filter ?? null)
            }
          >
            <option value="">All marks</option>
            {choices.map((choice) => (
              <option key={choice.filter} value={choice.filter}>
                {choice.label}
              </option>
            ))}
          </Select>
        )}
      </BoardBar>
      <PrintedOn which={filter && `Mark: ${markFilterLabel(filter)}`} />
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
      {view.count > 0 && deletesStored && (
        <Note data-screen-only>
          This browser deletes what a site stores after seven days without a visit. Add Matchpoint to the home
          screen, or save a file.
        </Note>
      )}
      {notice && <Note>{notice}</Note>}
      {unreachable > 0 && <Note>{unreachableText(unreachable)}</Note>}
      {columns.length > 0 && (
        <BoardColumns columns={shown} isNarrowed={filter !== null} emails={emails} onSay={setSaid} />
      )}
      {columns.length === 0 && <EmptyBoard onOpenFile={chooseBoardFile} />}
    </Page>
  );
}

function unreachableText(count: number): string {
  return count === 1
    ? 'One athlete cannot be read now, and is shown as last known.'
    : `${count} athletes cannot be read now, and are shown as last known.`;
}
