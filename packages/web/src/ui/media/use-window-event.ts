import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the window, or one that bubbles there, as long as the component is shown. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const events = new AbortController();
    addEventListener(type, (event) => listen(event), { signal: events.signal });
    return () => events.abort();
  }, [type]);
}
