import type { ReactNode } from 'react';

/** A link to a page of the app, which the shell follows; plain text when no URL names the page. */
export function PageLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  return (
    <a href={href} data-link>
      {children}
    </a>
  );
}
