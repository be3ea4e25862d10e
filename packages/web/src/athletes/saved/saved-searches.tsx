import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import type { ListColumn } from '@matchpoint/core/athletes/lists/list-columns';
import {
  addSearch,
  longestName,
  markSeen,
  removeSearch,
  type SavedSearch,
} from '@matchpoint/core/athletes/lists/saved-searches';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useService } from '../../api/service.ts';
import { HelpLink } from '../../help/help-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PanelButton } from '../../ui/menu/panel-button.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { PageLink } from '../../ui/text/links.tsx';
import styles from '../list-tools.module.css';
import { shownAddress } from '../shown-address.ts';
import { NameForm, SavedSearchItem } from './saved-search-item.tsx';
import { updateSearches, useSavedSearches } from './stored-searches.ts';
import { type News, newestFinder, newsKey, useNews } from './use-news.ts';

interface SavedSearchesProps {
  readonly filter: AthleteFilter;
  /** The columns that are shown. */
  readonly columns: readonly ListColumn[];
}

/** Searches that are kept by name on this device, each with how many athletes are new (rules/lists.md#saved-searches). */
export function SavedSearches({ filter, columns }: SavedSearchesProps) {
  const stored = useSavedSearches();
  const searches = stored ?? [];
  const [isShown, setShown] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const news = useNews(searches, isShown);
  const { look, save, removed, remove, restore, forget } = useChanges(searches, news);

  return (
    <PanelButton
      label="Saved"
      icon={<Bookmark aria-hidden />}
      panel={panel}
      onToggle={(isOpen) => {
        setShown(isOpen);
        forget();
      }}
    >
      {stored === null && (
        <p>
          The searches on this device are of another version of the app. Saving one begins anew; the others
          are kept aside.
        </p>
      )}
      <NameForm
        label="Save this search as"
        action="Save"
        most={longestName}
        onName={(name) => save(name, shownAddress(filter, columns))}
      />
      {searches.length > 0 && (
        <ul className={styles['list']}>
          {searches.map((search) => (
            <SavedSearchItem
              key={search.name}
              search={search}
              searches={searches}
              newest={news.get(newsKey(search))}
              onOpen={() => {
                panel.current?.hidePopover();
                look(search.name, search.pairs);
              }}
              onRemove={() => remove(search)}
            />
          ))}
        </ul>
      )}
      {searches.length === 0 && (
        <HelpLink to="/help/coaches#find-athletes">What saved searches are for</HelpLink>
      )}
      <QuietLine>
        Kept on this device. <PageLink href="/board">The board’s</PageLink> “Save as file” and “Open file”
        take them along.
      </QuietLine>
      {removed !== null && <Removed key={removed.name} name={removed.name} onUndo={restore} />}
    </PanelButton>
  );
}

function useChanges(searches: readonly SavedSearch[], news: News) {
  const { athletes, client } = useService();
  const [removed, setRemoved] = useState<SavedSearch | null>(null);

  /** Marks the search's newest athletes as seen; without an answer it stays as it was. */
  function look(name: string, pairs: SavedSearch['pairs']): void {
    const known = news.get(newsKey({ pairs }));
    const find = newestFinder(athletes, client.capabilities.offered());
    const found = known === undefined ? find(pairs) : Promise.resolve(known);
    found.then((newest) => updateSearches((now) => markSeen(now, name, newest))).catch(() => undefined);
  }

  /** @returns what is wrong with the name */
  function save(name: string, pairs: SavedSearch['pairs']): string | null {
    const added = addSearch(searches, { name, pairs, newest: null });
    if ('problem' in added) return added.problem;
    updateSearches(() => added.searches);
    look(name.trim(), pairs);
    return null;
  }

  function remove(search: SavedSearch) {
    updateSearches((now) => removeSearch(now, search.name));
    setRemoved(search);
  }

  function restore() {
    if (removed === null) return;
    updateSearches((now) => (now.some(({ name }) => name === removed.name) ? now : [...now, removed]));
    setRemoved(null);
  }

  return { look, save, removed, remove, restore, forget: () => setRemoved(null) };
}

/** Takes the focus of the button that went with the search. */
function Removed({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <p role="status" className={styles['line']}>
      <span>{`Removed “${name}”.`}</span>
      <Button ref={undo} variant="ghost" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
