import { isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { namesakeKey } from '@matchpoint/core/athletes/fields/namesakes';
import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { useEffect, useMemo, useRef, useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { useOfferedFields } from '../../api/service.ts';
import { WithAgencyProfile } from '../../profiles/with-agency-profile.tsx';
import { Page, type PageProps } from '../../shell/page.tsx';
import { bounded, lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { NewsBanner } from './change/news-banner.tsx';
import { type ChangeAthletes, useChangeAthletes } from './change/use-change-athletes.ts';
import type { AthleteDialogsProps } from './dialogs/athlete-dialogs.tsx';
import { type AthleteDialogs, useAthleteDialogs, useShownDialogs } from './dialogs/use-athlete-dialogs.ts';
import { LeavingNotice } from './families/leaving-notice.tsx';
import { useAsking } from './families/use-asking.ts';
import { OwnListCard } from './list/own-list-card.tsx';
import type { RowActionsProps } from './list/row-actions.tsx';
import type { CopiedAthlete } from './list/row-menu.tsx';
import { noRows } from './list/use-choice.ts';
import { useCanManage } from './use-can-manage.ts';
import { useMyAthletes } from './use-my-athletes.ts';

/** rules/athletes.md#my-athletes-page */
export function MyAthletesPage({ title }: PageProps) {
  return (
    <Page title={title}>
      <WithAgencyProfile>
        {(agencyId) => <MyAthletes key={agencyId} title={title} agencyId={agencyId} />}
      </WithAgencyProfile>
    </Page>
  );
}

/** The athletes of one agency: listed, added, changed and removed (rules/athletes.md#my-athletes-page). */
function MyAthletes({ title, agencyId }: { title: string; agencyId: string }) {
  const { refresh, show, ...own } = useMyAthletes(agencyId);
  const [selection, setSelection] = useState(noRows);
  const add = useRef<HTMLButtonElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const changes = useChangeAthletes(agencyId, () => {
    setSelection(noRows);
    void refresh();
  });
  const actors = useAthleteDialogs(agencyId, (text, added) => {
    changes.say(text, added);
    if (added !== undefined) show(added);
    void refresh().then(() => {
      // The row that had the focus may be gone.
      if (document.activeElement === document.body) add.current?.focus();
    });
  });
  const asking = useAsking();
  const [linked, setLinked] = useState<readonly OwnAthlete[] | null>(null);
  const manage = useManage(
    useCanManage(agencyId, own.athletes),
    actors,
    changes,
    asking === 'family' ? setLinked : null,
  );

  function openAdd(copied?: CopiedAthlete) {
    changes.dismiss();
    const listed = own.athletes?.map(namesakeKey) ?? null;
    actors.create.send({ type: 'open', key: newKey(), listed, copied });
  }

  return (
    <>
      {changes.news !== null && (
        <NewsBanner
          news={changes.news}
          ref={news}
          canUndo={manage !== null}
          onBegin={changes.begin}
          onDismiss={() => {
            changes.dismiss();
            add.current?.focus();
          }}
        />
      )}
      {asking !== null && (
        <LeavingNotice
          athletes={own.athletes}
          asking={asking}
          onSelect={
            manage && ((some) => setSelection({ ids: new Set(some.map(({ id }) => id)), anchor: null }))
          }
        />
      )}
      <OwnListCard
        {...own}
        {...{ title, manage, selection, add }}
        onSelect={setSelection}
        onChange={changes.edit}
        onRemove={changes.remove}
        onAdd={openAdd}
      />
      <LazyDialogs
        {...actors}
        change={changes.form}
        job={changes.job}
        linked={linked}
        asking={asking}
        agencyId={agencyId}
        onUnlink={() => setLinked(null)}
        onLinksEnded={() => {
          setLinked(null);
          changes.say('All links that nobody has answered have ended.');
        }}
        finalFocus={() => add.current}
        afterChange={() => changes.opener() ?? news.current ?? add.current}
      />
    </>
  );
}

const Dialogs = bounded(
  lazyPart(() => import('./dialogs/athlete-dialogs.tsx'), 'AthleteDialogs'),
  { what: 'The dialog' },
);

/** The dialogs, whose script loads after the list. */
function LazyDialogs(props: AthleteDialogsProps) {
  const isAnyShown = Object.values(useShownDialogs(props)).includes(true);
  useEffect(() => Dialogs.preload(), []);
  return isAnyShown && <Dialogs {...props} />;
}

function useManage(
  canManage: boolean,
  { edit }: AthleteDialogs,
  { removeOne, hide }: ChangeAthletes,
  onLinks: NonNullable<RowActionsProps['manage']>['onLinks'],
): RowActionsProps['manage'] {
  const hides = isOffered('hidden', useOfferedFields());
  return useMemo(() => {
    if (!canManage) return null;
    return {
      onEdit: ({ id, name }) => edit.send({ type: 'open', id, name }),
      onRemove: removeOne,
      onHide: hides ? hide : null,
      onLinks,
    };
  }, [canManage, edit, removeOne, hides, hide, onLinks]);
}
