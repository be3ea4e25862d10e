import { useEffectEvent, useLayoutEffect } from 'react';

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
