import { copiedAthlete } from '@matchpoint/core/athletes/create-athlete.machine';
import { namesakeKey } from '@matchpoint/core/athletes/namesakes';
import type { OwnAthlete } from '@matchpoint/core/athletes/own-athlete';
import { useCallback, useMemo, useRef, useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { Banner } from '../../ui/status/banner.tsx';
import { ChangeReport } from './change/change-report.tsx';
import { type ChangeAthletes, useChangeAthletes } from './change/use-change-athletes.ts';
import { LazyDialogs } from './dialogs/lazy-dialogs.tsx';
import { type AthleteDialogs, useAthleteDialogs } from './dialogs/use-athlete-dialogs.ts';
import { OwnListCard } from './list/own-list-card.tsx';
import type { RowActionsProps } from './list/row-actions.tsx';
import { type OpenRow, RowMenu } from './list/row-menu.tsx';
import { noRows } from './list/row-selection.ts';
import styles from './my-athletes.module.css';
import { useCanManage } from './use-can-manage.ts';
import { useMyAthletes } from './use-my-athletes.ts';

/** The athletes of one agency: listed, added, changed and removed (rules/athletes.md#my-athletes-page). */
export function MyAthletes({ title, agencyId }: { title: string; agencyId: string }) {
  const { refresh, ...own } = useMyAthletes(agencyId);
  const [selection, setSelection] = useState(noRows);
  const [message, setMessage] = useState<string | null>(null);
  const [menu, setMenu] = useState<OpenRow | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const report = useRef<HTMLDivElement>(null);
  const actors = useAthleteDialogs(agencyId, (text) => {
    setMessage(text);
    void refresh().then(() => {
      // The row that had the focus may be gone.
      if (document.activeElement === document.body) add.current?.focus();
    });
  });
  const changes = useChangeAthletes(agencyId, () => {
    setSelection(noRows);
    setMessage(null);
    void refresh();
  });
  const manage = useManage(useCanManage(agencyId, own.athletes), actors, changes);
  const onMore = useCallback(
    (athlete: OwnAthlete, button: HTMLButtonElement) => setMenu({ athlete, button }),
    [],
  );

  function openAdd(copied: ReturnType<typeof copiedAthlete> = null) {
    setMessage(null);
    const listed = own.athletes?.map(namesakeKey) ?? null;
    actors.create.send({ type: 'open', key: newKey(), listed, copied: copied ?? undefined });
  }
  const copied = menu?.athlete.athlete ? copiedAthlete(menu.athlete.athlete) : null;

  return (
    <>
      {message !== null && (
        <div className={styles['message']}>
          <Banner status="success">{message}</Banner>
        </div>
      )}
      {changes.report !== null && (
        <ChangeReport
          report={changes.report}
          ref={report}
          onGoOn={changes.goOn}
          onUndo={changes.undo}
          onDismiss={() => {
            changes.dismiss();
            add.current?.focus();
          }}
        />
      )}
      <OwnListCard
        {...own}
        {...{ title, manage, selection, onMore, add }}
        onSelect={setSelection}
        onChange={changes.edit}
        onRemove={changes.remove}
        onAdd={() => openAdd()}
      />
      {menu !== null && (
        <RowMenu
          key={menu.athlete.id}
          row={menu}
          manage={manage}
          onDuplicate={copied && (() => openAdd(copied))}
          onClose={() => setMenu(null)}
        />
      )}
      <LazyDialogs
        {...actors}
        change={changes.form}
        job={changes.job}
        finalFocus={() => add.current}
        afterChange={() => changes.opener() ?? report.current ?? add.current}
      />
    </>
  );
}

function useManage(
  canManage: boolean,
  { edit }: AthleteDialogs,
  { removeOne }: ChangeAthletes,
): RowActionsProps['manage'] {
  return useMemo(() => {
    if (!canManage) return null;
    return {
      onEdit: ({ id, name }) => edit.send({ type: 'open', id, name }),
      onRemove: removeOne,
    };
  }, [canManage, edit, removeOne]);
}
