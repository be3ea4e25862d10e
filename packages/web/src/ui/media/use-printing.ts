import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from './use-window-event.ts';

/** Whether the document is being printed; true before the browser lays out the pages. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return printing;
}
