import { useMedia } from './use-media.ts';

/** Whether the screen is as narrow as a phone's; not so for paper. */
export function usePhone(): boolean {
  return useMedia('screen and (max-width: 47.99rem)');
}

/** Whether the person points with a mouse or the like: texts name keys and dragging only then. */
export function useMouse(): boolean {
  return useMedia('(hover: hover) and (pointer: fine)');
}
