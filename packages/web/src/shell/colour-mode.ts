import { storedText, storeText, useStoredText } from '../ui/state/stored-text.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/** The script in `index.html` reads the same key before the first paint. */
const storageKey = 'matchpoint.colour-mode';
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const themeColour = document.querySelector('meta[name="theme-color"]');
let printing = false;

darkSystem.addEventListener('change', paint);
addEventListener('storage', paint);
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
  return modeOf(useStoredText(storageKey));
}

export function chooseColourMode(mode: ColourMode): void {
  storeText(storageKey, mode);
  paint();
}

function modeOf(stored: string | null): ColourMode {
  return colourModes.find((mode) => mode === stored) ?? 'system';
}

/** Always prints in light mode. */
function paint() {
  const mode = modeOf(storedText(storageKey));
  const dark = !printing && (mode === 'dark' || (mode === 'system' && darkSystem.matches));
  const { classList, style } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
  style.colorScheme = dark ? 'dark' : 'light';
  themeColour?.setAttribute('content', dark ? '#0a0a0a' : '#fafafa');
}
