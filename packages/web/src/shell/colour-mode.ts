import { useSyncExternalStore } from 'react';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/** The script in `index.html` reads the same key before the first paint. */
const storageKey = 'matchpoint.colour-mode';
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const themeColour = document.querySelector('meta[name="theme-color"]');
const listeners = new Set<() => void>();
let chosen = read();
let printing = false;

darkSystem.addEventListener('change', paint);
addEventListener('beforeprint', () => {
  printing = true;
  paint();
});
addEventListener('afterprint', () => {
  printing = false;
  paint();
});

/** The person's choice; `system` until there is one. */
export function useColourMode(): ColourMode {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => chosen,
  );
}

export function chooseColourMode(mode: ColourMode): void {
  chosen = mode;
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  paint();
  for (const listener of listeners) listener();
}

function read(): ColourMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return colourModes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Always prints in light mode. */
function paint() {
  const dark = !printing && (chosen === 'dark' || (chosen === 'system' && darkSystem.matches));
  const { classList, style } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
  style.colorScheme = dark ? 'dark' : 'light';
  themeColour?.setAttribute('content', dark ? '#0a0a0a' : '#fafafa');
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
