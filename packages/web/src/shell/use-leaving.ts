import { useEffect, useRef, useState } from 'react';
import { holdDepartures } from './departures.ts';

/** The person is about to leave the page, and has to be asked. */
export interface Leaving {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Holds who leaves the page while `isUnsaved`, by a link, by the browser's Back or by Logout, until they have answered; who
 * closes the tab is asked by the browser. @returns the question, while there is one
 */
export function useLeaving(isUnsaved: boolean): Leaving | null {
  const [way, setWay] = useState<(() => void) | null>(null);
  const letGo = useRef(() => {});

  useEffect(() => {
    if (!isUnsaved) return;
    letGo.current = holdEveryWay((go) => setWay(() => go));
    return () => letGo.current();
  }, [isUnsaved]);

  if (way === null) return null;
  return {
    stay: () => setWay(null),
    leave() {
      letGo.current();
      setWay(null);
      way();
    },
  };
}

/** @returns the end of it */
function holdEveryWay(hold: (go: () => void) => void): () => void {
  function holdLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !leadsAway(link, event)) return;
    event.preventDefault();
    event.stopPropagation();
    closeAround(link);
    hold(() => link.click());
  }

  const holdTab = (event: BeforeUnloadEvent) => event.preventDefault();

  document.addEventListener('click', holdLink, { capture: true });
  window.addEventListener('beforeunload', holdTab);
  const letDepart = holdDepartures(hold);
  return () => {
    document.removeEventListener('click', holdLink, { capture: true });
    window.removeEventListener('beforeunload', holdTab);
    letDepart();
  };
}

/** The drawer would stand over the question, and a menu stays open until it hears of a choice. */
function closeAround(link: HTMLAnchorElement): void {
  link.closest('dialog')?.close();
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  link.closest('[role=menu]')?.dispatchEvent(pressed);
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
  return (
    !(button !== 0 || ctrlKey || metaKey || altKey || shiftKey) &&
    link.origin === location.origin &&
    !link.target &&
    link.pathname + link.search !== location.pathname + location.search
  );
}
