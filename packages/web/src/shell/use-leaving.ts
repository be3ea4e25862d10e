import { useEffect, useRef, useState } from 'react';
import { holdDepartures } from './departure.ts';
import { holdWayBack } from './way-back.ts';

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
  const isFree = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const here = location.href;

    function holdLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (isFree.current || link === null || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      closeAround(link);
      setWay(() => () => link.click());
    }

    function holdBack(event: PopStateEvent) {
      if (isFree.current) return;
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      setWay(() => () => history.back());
    }

    function holdTab(event: BeforeUnloadEvent) {
      if (!isFree.current) event.preventDefault();
    }

    document.addEventListener('click', holdLink, { capture: true });
    const letBack = holdWayBack(holdBack);
    const letDepart = holdDepartures((go) => {
      if (isFree.current) go();
      else setWay(() => go);
    });
    window.addEventListener('beforeunload', holdTab);
    return () => {
      document.removeEventListener('click', holdLink, { capture: true });
      letBack();
      letDepart();
      window.removeEventListener('beforeunload', holdTab);
    };
  }, [isUnsaved]);

  if (way === null) return null;
  return {
    stay: () => setWay(null),
    leave() {
      isFree.current = true;
      setWay(null);
      way();
    },
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
