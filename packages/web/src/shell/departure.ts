type Hold = (go: () => void) => void;

let held: Hold | null = null;

/** Goes at once, unless something on the page is unsaved: then when the person has said so. */
export function depart(go: () => void): void {
  if (held === null) go();
  else held(go);
}

/** `hold` decides when whoever departs may go; returns the end of it. */
export function holdDepartures(hold: Hold): () => void {
  held = hold;
  return () => {
    held = null;
  };
}
