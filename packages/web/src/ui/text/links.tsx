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

/**
 * The path of the page about `id` below `folder`, such as `/athletes`; null if no URL can name it: browsers resolve `.`
 * and `..` however they are encoded, and half a surrogate pair has no encoding.
 */
export function pathTo(folder: string, id: string): string | null {
  if (id === '' || id === '.' || id === '..' || /\p{Cs}/u.test(id)) return null;
  return `${folder}/${encodeURIComponent(id)}`;
}

/** A `mailto:` URL (RFC 6068) with a subject and a body. */
export function mailTo(address: string, fields: Readonly<Record<string, string>> = {}): string {
  const to = encoded(address).replace('%40', '@');
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`);
  return `mailto:${to}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Half a surrogate pair has no encoding; line breaks are those of emails. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'));
}
