/** Of a positioner: until it is placed beside its button, it is in the window's corner, where it takes no click. */
export const hiddenUntilPlaced = {
  '&:not([style*="--x:"])': { opacity: '0', pointerEvents: 'none' },
} as const;
