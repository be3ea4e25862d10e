import { scrollUntil } from '../ui/media/scroll-until.ts';

/** Scroll positions in pixels by URL, for this tab and as long as the app runs. */
const positions = new Map<string, number>();
let returning = false;
let first = true;

/** Call it before the first render, so that it learns of Back and Forward before the router changes the page. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => positions.set(location.href, scrollY), { passive: true });
  addEventListener('popstate', () => {
    returning = true;
  });
  addEventListener('pushState', () => {
    returning = false;
  });
}

/** Scrolls a new page to its top, and one that is returned to back to its position once it is long enough. */
export function restoreScroll(address: string): (() => void) | undefined {
  if (first) {
    // Nothing has scrolled yet, and reading the position would force a second layout.
    first = false;
    return undefined;
  }
  const position = returning ? (positions.get(address) ?? 0) : 0;
  returning = false;
  return scrollUntil(position);
}
