import { useState } from 'react';
import { copyText } from './copy-text.ts';

export interface SharedLink {
  readonly title: string;
  readonly url: string;
  /** What travels with it, in a sentence. */
  readonly holds: string;
}

export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Hands the link to the system's own sheet where there is one, else copies it (rules/pages.md#sharing).
 * @returns what happened; null: the person closed the sheet
 */
export async function shareLink({ title, url, holds }: SharedLink): Promise<string | null> {
  if (!hasShareSheet()) return (await copyText(url)) ? `Link copied. ${holds}` : refused;
  try {
    await navigator.share({ title, url });
    return `Link shared. ${holds}`;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : refused;
  }
}

const refused = 'The browser did not let the link be passed on: copy the address yourself.';

export function useShareLink() {
  const [outcome, setOutcome] = useState<string | null>(null);
  return {
    /** To be shown as a status. */
    outcome,
    forget: () => setOutcome(null),
    share: (link: SharedLink) => void shareLink(link).then(setOutcome),
  };
}
