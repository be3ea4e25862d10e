import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import type { ListColumn } from '@matchpoint/core/athletes/list-columns';
import {
  addSearch,
  longestName,
  markSeen,
  removeSearch,
  type SavedSearch,
} from '@matchpoint/core/athletes/saved-searches';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useService } from '../../api/service.ts';
import { Button } from '../../ui/button/button.tsx';
import { PanelButton } from '../../ui/menu/panel-button.tsx';
import { shownAddress } from '../shown-address.ts';
import { NameForm } from './name-form.tsx';
import { newestFinder } from './newest.ts';
import { SavedSearchItem } from './saved-search-item.tsx';
import styles from './saved-searches.module.css';
import { updateSearches, useSavedSearches } from './stored-searches.ts';
import { newsKey, useNews } from './use-news.ts';

interface SavedSearchesProps {
  readonly filter: AthleteFilter;
  /** The columns that are shown. */
  readonly columns: readonly ListColumn[];
}

/** Searches that are kept by name on this device, each with how many athletes are new (rules/lists.md#saved-searches). */
export function SavedSearches({ filter, columns }: SavedSearchesProps) {
  const { athletes } = useService();
  const stored = useSavedSearches();
  const searches = stored ?? [];
  const [isShown, setShown] = useState(false);
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  const panel = useRef<HTMLElement>(null);
  const news = useNews(searches, isShown);

  /** Without an answer it stays as it was. */
  async function look(name: string, pairs: SavedSearch['pairs']) {
    const newest = news.get(newsKey({ pairs })) ?? (await newestFinder(athletes)(pairs));
    updateSearches((now) => markSeen(now, name, newest));
  }

  function save(name: string): string | null {
    const pairs = shownAddress(filter, columns);
    const added = addSearch(searches, { name, pairs, newest: null });
    if ('problem' in added) return added.problem;
    updateSearches(() => added.searches);
    look(name.trim(), pairs).catch(() => undefined);
    return null;
  }

  function open({ name, pairs }: SavedSearch) {
    panel.current?.hidePopover();
    look(name, pairs).catch(() => undefined);
  }

  function remove(search: SavedSearch) {
    updateSearches((now) => removeSearch(now, search.name));
    setRemoved(search);
  }

  return (
    <PanelButton
      label="Saved searches"
      icon={<Bookmark aria-hidden />}
      panel={panel}
      onToggle={(isOpen) => {
        setShown(isOpen);
        setRemoved(null);
      }}
    >
      {stored === null && (
        <p>
          The searches on this device are of another version of the app. Saving one begins anew; the others
          are kept aside.
        </p>
      )}
      <NameForm label="Save this search as" action="Save" most={longestName} onName={save} />
      {searches.length > 0 && (
        <ul className={styles['list']}>
          {searches.map((search) => (
            <SavedSearchItem
              key={search.name}
              search={search}
              searches={searches}
              newest={news.get(newsKey(search))}
              onOpen={() => open(search)}
              onRemove={() => remove(search)}
            />
          ))}
        </ul>
      )}
      {removed !== null && (
        <Removed
          key={removed.name}
          name={removed.name}
          onUndo={() => {
            updateSearches((now) =>
              now.some(({ name }) => name === removed.name) ? now : [...now, removed],
            );
            setRemoved(null);
          }}
        />
      )}
    </PanelButton>
  );
}

/** Takes the focus of the button that went with the search. */
function Removed({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <p role="status" className={styles['removed']}>
      Removed “{name}”.
      <Button ref={undo} type="button" variant="ghost" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
