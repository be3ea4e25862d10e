import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/button/button.tsx';
import { chooseColourMode, colourModes, useColourMode } from './colour-mode.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

/** Cycles through system, light and dark. */
export function ColourModeButton() {
  const mode = useColourMode();
  const next = colourModes[(colourModes.indexOf(mode) + 1) % colourModes.length] ?? 'system';
  const label = `Color mode: ${mode}. Change to ${next}`;
  const Icon = icons[mode];
  return <IconButton icon={Icon} aria-label={label} title={label} onClick={() => chooseColourMode(next)} />;
}
