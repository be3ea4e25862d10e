/** Scrolls there, again and again while the page grows, until the person does something. */
export function scrollUntil(position: number): (() => void) | undefined {
  scrollTo(0, position);
  if (scrollY >= position) return undefined;
  const observer = new ResizeObserver(() => {
    scrollTo(0, position);
    if (scrollY >= position) stop();
  });
  const stop = () => observer.disconnect();
  observer.observe(document.body);
  for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(input, stop, { once: true, passive: true });
  return stop;
}
