import { useEffect, useState } from 'react';

interface Notice {
  readonly notice: string;
}

/** Navigation state that shows a message on the page it leads to (rules.md#passing-messages). */
export function withNotice(notice: string): { readonly state: Notice } {
  return { state: { notice } };
}

/** The message that the navigation to this page brought; a reload and a later visit do not find it. */
export function useNotice(): string | null {
  const [notice] = useState(() => parse(history.state));
  useEffect(() => {
    if (parse(history.state) !== null) history.replaceState(null, '', location.href);
  }, []);
  return notice;
}

function parse(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return typeof state.notice === 'string' ? state.notice : null;
}
