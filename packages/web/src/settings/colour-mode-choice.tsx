import { chooseColourMode, useColourMode } from '../shell/colour-mode.ts';
import { Choice } from '../ui/form/choice.tsx';

const options = [
  { value: 'system', label: 'System', hint: 'As this device is set' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function ColourModeChoice() {
  return <Choice label="Color mode" options={options} value={useColourMode()} onChange={chooseColourMode} />;
}
