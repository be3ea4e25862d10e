export type OverlayPhase = 'covering' | 'fading' | 'gone';

/** rules/pages.md#loading-overlay, in milliseconds. */
const overlayDelays = { cover: 1000, fade: 300 };

/**
 * Runs the phases of the overlay from the moment a page mounts. Plain timers: a state machine would arrive in a later
 * chunk, and the later the slower the network is.
 * @returns what stops it
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
