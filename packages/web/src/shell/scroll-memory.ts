/** Where pages were left, by address, in pixels; for this tab and as long as the app runs. */
const positions = new Map<string, number>();
let returning = false;
let first = true;

/** Call it before the first render: who listens first knows that it is a way back before the page changes. */
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

/** Goes to the top of a new page, and back to the place of one that is returned to, once it is long enough. */
export function returnTo(address: string): (() => void) | undefined {
  if (first) {
    // Nothing has moved yet, and asking for the scroll would lay the page out twice.
    first = false;
    return undefined;
  }
  const place = returning ? (positions.get(address) ?? 0) : 0;
  returning = false;
  scrollTo(0, place);
  if (scrollY >= place) return undefined;
  const growing = new ResizeObserver(() => {
    scrollTo(0, place);
    if (scrollY >= place) stop();
  });
  const stop = () => growing.disconnect();
  growing.observe(document.body);
  for (const hand of ['wheel', 'touchmove', 'keydown'])
    addEventListener(hand, stop, { once: true, passive: true });
  return stop;
}
