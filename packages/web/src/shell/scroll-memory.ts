/** Where pages were left, by address, in pixels; for this tab and as long as the app runs. */
const positions = new Map<string, number>();
let returning = false;

/** Keeps each page's place while the person scrolls and goes back and forth; returns the end of it. */
export function rememberScroll(): () => void {
  history.scrollRestoration = 'manual';
  const events = new AbortController();
  const { signal } = events;
  addEventListener('scroll', () => positions.set(location.href, scrollY), { signal, passive: true });
  addEventListener(
    'popstate',
    () => {
      returning = true;
    },
    { signal, capture: true },
  );
  addEventListener(
    'pushState',
    () => {
      returning = false;
    },
    { signal, capture: true },
  );
  return () => events.abort();
}

/** Goes to the top of a new page, and back to the place of one that is returned to, once it is long enough. */
export function returnTo(address: string): () => void {
  const place = returning ? (positions.get(address) ?? 0) : 0;
  returning = false;
  scrollTo(0, place);
  if (scrollY >= place) return () => {};
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
