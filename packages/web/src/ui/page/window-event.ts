import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Listens to an event of the window, or one that bubbles there, from the first painted frame of the component on. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const listen = useEffectEvent(listener);
  useLayoutEffect(() => {
    const events = new AbortController();
    addEventListener(type, (event) => listen(event), { signal: events.signal });
    return () => events.abort();
  }, [type]);
}

/** Whether the document is being printed; true before the browser lays out the pages. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return printing;
}
