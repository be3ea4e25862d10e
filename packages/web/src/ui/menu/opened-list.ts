/** Hides a menu until it is placed beside its button: before that it lies in the corner of the window, over what is there. */
export const hiddenUntilPlaced = {
  '&:not([style*="--x:"])': { opacity: '0', pointerEvents: 'none' },
} as const;

/** The list that opens beside its button. */
export const openedList = {
  maxWidth: 'min(20rem, 100vw - {spacing.8})',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  boxShadow: 'lg',
  textStyle: 'sm',
  _closed: { display: 'none' },
} as const;
