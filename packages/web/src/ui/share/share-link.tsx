import { Link, Share2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button/button.tsx';

export interface SharedLink {
  readonly title: string;
  readonly url: string;
  /** What travels with it, in a sentence. */
  readonly holds: string;
}

function hasShareSheet(): boolean {
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

type ShareButtonProps = Omit<ComponentProps<typeof Button>, 'children'>;

/** Named after what a press does in this browser. */
export function ShareButton({ variant = 'outline', ...button }: ShareButtonProps) {
  const Icon = hasShareSheet() ? Share2 : Link;
  return (
    <Button {...button} variant={variant}>
      <Icon aria-hidden />
      <span>{shareLabel()}</span>
    </Button>
  );
}

const shareLabel = () => (hasShareSheet() ? 'Share link' : 'Copy link');

/** Whether the browser let the text be copied; a page without https has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
