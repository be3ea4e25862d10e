import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const matches = () => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, matches, matches);
}

/** Whether the person points with a mouse or the like: texts name keys and dragging only then. */
export function useMouse(): boolean {
  return useMedia('(hover: hover) and (pointer: fine)');
}

/** Whether the screen is as narrow as a phone's; not so for paper. */
export function usePhone(): boolean {
  return useMedia('screen and (max-width: 47.99rem)');
}
