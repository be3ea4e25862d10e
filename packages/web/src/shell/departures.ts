/** Is asked instead of each departure: `go` departs. */
type Hold = (go: () => void) => void;

let held: { readonly hold: Hold; readonly page: string } | null = null;

/** Goes at once, unless something on the page is unsaved: then when the person has said so. */
export function depart(go: () => void): void {
  if (held === null) go();
  else held.hold(go);
}

/** Call it before the first render: who listens first can stop the browser's way back before the page changes. */
export function watchWayBack(): void {
  addEventListener('popstate', (event) => {
    if (held === null) return;
    event.stopImmediatePropagation();
    history.pushState(null, '', held.page);
    held.hold(() => history.back());
  });
}

/** From now on `hold` decides when whoever departs may go, by the browser's Back too; returns the end of it. */
export function holdDepartures(hold: Hold): () => void {
  const mine = { hold, page: location.href };
  held = mine;
  return () => {
    if (held === mine) held = null;
  };
}
