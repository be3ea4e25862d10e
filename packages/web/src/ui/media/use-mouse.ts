import { useMedia } from './use-media.ts';

/** Whether the person points with a mouse or the like: texts name keys and dragging only then. */
export function useMouse(): boolean {
  return useMedia('(hover: hover) and (pointer: fine)');
}
