import { scrollUntil } from '../ui/page/scroll-until.ts';

/** Scroll positions in pixels by URL, for this tab and as long as the app runs. */
const positions = new Map<string, number>();
/** The URL of the page that is shown; the address changes first. */
let shown = '';
/** Where the page was that Back or Forward returns to, as it was when they were pressed. */
let returnTo: number | null = null;

/** Call it before the first render, so that it learns of Back and Forward before the router changes the page. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual';
  shown = location.href;
  addEventListener(
    'scroll',
    () => {
      shown = location.href;
      positions.set(shown, scrollY);
    },
    { passive: true },
  );
  addEventListener('popstate', () => {
    returnTo = positions.get(location.href) ?? 0;
  });
  addEventListener('pushState', () => {
    // The last scrolling may not be told yet.
    positions.set(shown, scrollY);
    shown = location.href;
    returnTo = null;
  });
}

/** Scrolls a new page to its top, and one that is returned to back to its position once it is long enough. */
export function restoreScroll(): (() => void) | undefined {
  shown = location.href;
  const position = returnTo ?? 0;
  returnTo = null;
  return scrollUntil(position);
}
