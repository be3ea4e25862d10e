/** Called instead of a navigation; call `proceed` to carry it out. */
type Blocker = (proceed: () => void) => void;

let active: { readonly block: Blocker; readonly page: string } | null = null;

/** Runs `leave` at once, or hands it to the page's blocker while something there is unsaved. */
export function runUnlessBlocked(leave: () => void): void {
  if (active === null) leave();
  else active.block(leave);
}

/** Whether something on this page is unsaved. */
export function isBlocked(): boolean {
  return active !== null;
}

/** Makes the browser's Back ask the blocker, too. Call it before the first render, so that it runs before the router. */
export function watchBackButton(): void {
  addEventListener('popstate', (event) => {
    if (active === null) return;
    event.stopImmediatePropagation();
    history.pushState(null, '', active.page);
    active.block(() => history.back());
  });
}

/** From now on `block` decides when people leave this page; returns what unblocks. */
export function blockNavigation(block: Blocker): () => void {
  const mine = { block, page: location.href };
  active = mine;
  return () => {
    if (active === mine) active = null;
  };
}
