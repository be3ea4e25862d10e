type Hold = (event: PopStateEvent) => void;

let held: Hold | null = null;

/** Call it before the first render: who listens first can stop the browser's way back before the page changes. */
export function watchWayBack(): void {
  addEventListener('popstate', (event) => held?.(event));
}

/** `hold` hears of ways back and forth before anybody else; returns the end of it. */
export function holdWayBack(hold: Hold): () => void {
  held = hold;
  return () => {
    held = null;
  };
}
