import { chakra } from '@chakra-ui/react';
import type { ListedAthlete } from '@matchpoint/core/athletes/athlete';
import { namesakeKey } from '@matchpoint/core/athletes/namesakes';
import { collationKey, searchWords } from '@matchpoint/core/display/collation';
import { memoize } from '@matchpoint/core/display/memoize';
import { FileUp, Plus } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { ListCard } from '../../ui/card/list-card.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../../ui/lazy/part-boundary.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { LoadError } from '../../ui/status/load-error.tsx';
import { WindowedTable } from '../../ui/table/windowed-table.tsx';
import { Count } from '../../ui/text/count.tsx';
import { managedColumns, myAthleteColumns } from './my-athlete-columns.tsx';
import { useAthleteDialogs, useShownDialogs } from './use-athlete-dialogs.ts';
import { useCanManage } from './use-can-manage.ts';
import { useMyAthletes } from './use-my-athletes.ts';

const dialogs = lazyPart(() => import('./athlete-dialogs.tsx').then((module) => module.AthleteDialogs));
const searchText = memoize(({ name }: ListedAthlete) => collationKey(name));
const idOf = ({ id }: ListedAthlete) => id;

/** The athletes of one agency: listed, added, edited and removed (rules.md#my-athletes-page). */
export function MyAthletes({ title, agencyId }: { title: string; agencyId: string }) {
  const { athletes, unreadable, refresh } = useMyAthletes(agencyId);
  const canManage = useCanManage(agencyId, athletes);
  const [search, setSearch] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const actors = useAthleteDialogs(agencyId, (text) => {
    setMessage(text);
    void refresh().then(() => {
      // The row that had the focus may be gone.
      if (document.activeElement === document.body) add.current?.focus();
    });
  });
  const isAnyShown = Object.values(useShownDialogs(actors)).includes(true);
  const { create, edit, remove } = actors;

  useEffect(() => dialogs.preload(), []);

  const columns = useMemo(() => {
    if (!canManage) return myAthleteColumns;
    return managedColumns({
      onEdit: ({ id, name }) => edit.send({ type: 'open', id, name }),
      onRemove: ({ id, name }) => remove.send({ type: 'open', athleteId: id, name }),
    });
  }, [canManage, edit, remove]);

  const rows = useMemo(() => {
    const words = searchWords(search);
    return athletes?.filter((athlete) => words.every((word) => searchText(athlete).includes(word)));
  }, [athletes, search]);

  return (
    <>
      {message !== null && (
        <chakra.div mb="4">
          <Banner status="success">{message}</Banner>
        </chakra.div>
      )}
      <ListCard
        label={title}
        toolbar={
          <>
            <SearchBox label="Search my athletes" value={search} onChange={setSearch} />
            <Count total={rows?.length} one="athlete" many="athletes" />
            <chakra.div display="flex" gap="2">
              <Button
                ref={add}
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  setMessage(null);
                  create.send({ type: 'open', key: newKey(), listed: athletes?.map(namesakeKey) ?? null });
                }}
              >
                <Plus aria-hidden />
                Add
              </Button>
              <a href="/my-athletes/import" className={buttonClass('outline')}>
                <FileUp aria-hidden />
                Import
              </a>
            </chakra.div>
          </>
        }
      >
        <WindowedTable
          label={title}
          columns={columns}
          rows={rows}
          unreadable={unreadable}
          rowKey={idOf}
          total={rows?.length}
          emptyText={search === '' ? undefined : 'No athlete matches.'}
        />
      </ListCard>
      {isAnyShown && (
        <PartBoundary fallback={(retry) => <LoadError what="The dialog" onRetry={retry} />}>
          <Suspense>
            <dialogs.Component {...actors} finalFocus={() => add.current} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
