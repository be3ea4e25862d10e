/** Called instead of a navigation; call `proceed` to carry it out. */
type Blocker = (proceed: () => void) => void;

/** Those of what is unsaved on this page, the newest last. */
const blockers = new Set<{ readonly block: Blocker; readonly page: string }>();
const newest = () => [...blockers].pop();

/** Runs `leave` at once, or hands it to the page's newest blocker while something there is unsaved. */
export function runUnlessBlocked(leave: () => void): void {
  const blocker = newest();
  if (blocker) blocker.block(leave);
  else leave();
}

/** Whether something on this page is unsaved. */
export function isBlocked(): boolean {
  return blockers.size > 0;
}

/** Makes the browser's Back ask the blocker, too. Call it before the first render, so that it runs before the router. */
export function watchBackButton(): void {
  addEventListener('popstate', (event) => {
    const blocker = newest();
    if (!blocker) return;
    event.stopImmediatePropagation();
    history.pushState(null, '', blocker.page);
    blocker.block(() => history.back());
  });
}

/** From now on `block` decides when people leave this page; returns what unblocks. */
export function blockNavigation(block: Blocker): () => void {
  const mine = { block, page: location.href };
  blockers.add(mine);
  return () => blockers.delete(mine);
}
