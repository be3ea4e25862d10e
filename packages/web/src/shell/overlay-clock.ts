export type OverlayPhase = 'covering' | 'fading' | 'gone';

/** rules.md#loading-overlay, in milliseconds. */
const overlayDelays = { cover: 1000, fade: 300 };

/**
 * Counts from the moment that a page mounts. Plain timers, because whatever comes in a script of its own would come
 * the later the slower the network is.
 * @returns the end of it
 */
export function runOverlayClock(
  show: (phase: OverlayPhase) => void,
  { cover, fade } = overlayDelays,
): () => void {
  show('covering');
  let timer = setTimeout(() => {
    show('fading');
    timer = setTimeout(show, fade, 'gone');
  }, cover);
  return () => clearTimeout(timer);
}
