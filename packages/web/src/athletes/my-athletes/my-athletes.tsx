import { copiedAthlete } from '@matchpoint/core/athletes/create-athlete.machine';
import { namesakeKey } from '@matchpoint/core/athletes/namesakes';
import type { OwnAthlete } from '@matchpoint/core/athletes/own-athlete';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../../ui/lazy/part-boundary.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { ChangeReport } from './change/change-report.tsx';
import { useChangeAthletes } from './change/use-change-athletes.ts';
import { useAthleteDialogs, useShownDialogs } from './dialogs/use-athlete-dialogs.ts';
import { OwnListCard } from './list/own-list-card.tsx';
import { type OpenRow, RowMenu } from './list/row-menu.tsx';
import { noRows } from './list/row-selection.ts';
import styles from './my-athletes.module.css';
import { useCanManage } from './use-can-manage.ts';
import { useMyAthletes } from './use-my-athletes.ts';

const Dialogs = lazyPart(() =>
  import('./dialogs/athlete-dialogs.tsx').then((module) => module.AthleteDialogs),
);

/** The athletes of one agency: listed, added, changed and removed (rules/athletes.md#my-athletes-page). */
export function MyAthletes({ title, agencyId }: { title: string; agencyId: string }) {
  const { refresh, ...own } = useMyAthletes(agencyId);
  const canManage = useCanManage(agencyId, own.athletes);
  const [selection, setSelection] = useState(noRows);
  const [message, setMessage] = useState<string | null>(null);
  const [menu, setMenu] = useState<OpenRow | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const report = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const actors = useAthleteDialogs(agencyId, (text) => {
    setMessage(text);
    void refresh().then(() => {
      // The row that had the focus may be gone.
      if (document.activeElement === document.body) add.current?.focus();
    });
  });
  const changes = useChangeAthletes(agencyId, () => {
    setSelection(noRows);
    void refresh();
  });
  const isAnyShown = Object.values(useShownDialogs({ ...actors, change: changes.actor })).includes(true);
  const { create, edit, remove } = actors;

  useEffect(() => Dialogs.preload(), []);

  const manage = useMemo(() => {
    if (!canManage) return null;
    return {
      onEdit: ({ id, name }: OwnAthlete) => edit.send({ type: 'open', id, name }),
      onRemove: ({ id, name }: OwnAthlete) => remove.send({ type: 'open', action: { athleteId: id, name } }),
    };
  }, [canManage, edit, remove]);
  const onMore = useCallback(
    (athlete: OwnAthlete, button: HTMLButtonElement) => setMenu({ athlete, button }),
    [],
  );

  function openAdd(copied: ReturnType<typeof copiedAthlete> = null) {
    setMessage(null);
    const listed = own.athletes?.map(namesakeKey) ?? null;
    create.send({ type: 'open', key: newKey(), listed, copied: copied ?? undefined });
  }
  const copied = menu?.athlete.athlete ? copiedAthlete(menu.athlete.athlete) : null;

  return (
    <>
      {message !== null && (
        <div className={styles['message']}>
          <Banner status="success">{message}</Banner>
        </div>
      )}
      <ChangeReport actor={changes.actor} ref={report} onDismiss={() => add.current?.focus()} />
      <OwnListCard
        {...own}
        title={title}
        manage={manage}
        selection={selection}
        onSelect={setSelection}
        onChange={(type, athletes) => {
          opener.current = document.activeElement;
          changes.open(type, athletes);
        }}
        onMore={onMore}
        onAdd={() => openAdd()}
        add={add}
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
      {isAnyShown && (
        <PartBoundary what="The dialog">
          <Dialogs
            {...actors}
            change={changes.actor}
            finalFocus={() => add.current}
            afterChange={() => {
              const { current } = opener;
              // The bar with the button is gone when something was changed.
              if (current instanceof HTMLElement && current.isConnected) return current;
              return report.current ?? add.current;
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
