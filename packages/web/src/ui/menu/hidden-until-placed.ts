/** Hides a menu until it is placed beside its button: before that it lies in the corner of the window, over what is there. */
export const hiddenUntilPlaced = {
  '&:not([style*="--x:"])': { opacity: '0', pointerEvents: 'none' },
} as const;
