import type { ReactNode } from 'react';

interface HelpLinkProps {
  /** A page of help, or a heading on it. */
  readonly to: `/help/${string}`;
  /** Opens a tab of its own: what the person is about to do stays. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** rules/pages.md#help */
export function HelpLink({ to, beside = false, children }: HelpLinkProps) {
  return (
    <a href={to} data-link data-screen-only {...(beside && { target: '_blank', rel: 'noopener' })}>
      {children}
      {beside && <span data-readers-only> (opens in a new tab)</span>}
    </a>
  );
}
