import { storeText, useStoredText } from '../state/stored-text.ts';

/** How high the rows of every list are, on this device. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const storageKey = 'matchpoint.density';

export function useDensity(): Density {
  const stored = useStoredText(storageKey);
  return densities.find((density) => density === stored) ?? 'comfortable';
}

export function chooseDensity(density: Density): void {
  storeText(storageKey, density);
}
