import { pageKey } from '../ui/page/page-key.ts';
import { scrollUntil } from '../ui/page/scroll-until.ts';
import { storedInVisit, storeInVisit } from '../ui/state/stored-text.ts';

/** What the shell does once the page's first data is painted. */
export function afterLoad(): void {
  followSearchKey();
  scrollAfterReload();
}

/** Where the tab was when it was reloaded. */
const storageKey = 'matchpoint.scroll';

/** Scrolls a reloaded page to where it was, unless the person has scrolled meanwhile (rules/lists.md#list-view). */
function scrollAfterReload(): void {
  addEventListener('pagehide', () => storeInVisit(storageKey, `${scrollY} ${location.href}`));
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') return;
  const [position, address] = storedInVisit(storageKey)?.split(' ') ?? [];
  if (address === location.href && scrollY === 0) scrollUntil(Number(position));
}

/** From now on `/` moves the focus to the page's search, except while the person types. */
function followSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (pageKey(event) !== '/') return;
    const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (search === null) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}
