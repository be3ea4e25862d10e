import { useEffect, useState } from 'react';

interface Notice {
  readonly notice: string;
}

/** Navigation state with a message for the next page (rules/session.md#passing-messages). */
export function withNotice(notice: string): { readonly state: Notice } {
  return { state: { notice } };
}

/** The message that came with the navigation to this page; it is gone after a reload and on later visits. */
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

/** Navigation state with which 'Create new profile' in the top bar opens the Add Profile dialog on Account. */
export const openAddProfile = { createProfile: true } as const;

export function opensAddProfile(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'createProfile' in state;
}
