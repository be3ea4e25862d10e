import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string | null };

/** A link to a page of the app, which the shell follows; plain text when no URL names the page. Names keep their direction. */
export function PageLink({ href, children, ...link }: PageLinkProps) {
  if (href === null) return <span dir="auto">{children}</span>;
  return (
    <a {...link} href={href} dir="auto" data-link>
      {children}
    </a>
  );
}
