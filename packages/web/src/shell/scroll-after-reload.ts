import { scrollUntil } from '../ui/media/scroll-until.ts';
import { storedInVisit, storeInVisit } from '../ui/media/stored-text.ts';

/** Where the tab was when it was reloaded. */
const storageKey = 'matchpoint.scroll';

/** Scrolls a reloaded page to where it was, unless the person has scrolled meanwhile (rules/lists.md#list-view). */
export function scrollAfterReload(): void {
  addEventListener('pagehide', () => storeInVisit(storageKey, `${scrollY} ${location.href}`));
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') return;
  const [position, address] = storedInVisit(storageKey)?.split(' ') ?? [];
  if (address === location.href && scrollY === 0) scrollUntil(Number(position));
}
