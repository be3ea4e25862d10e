import { isWebLink } from '@matchpoint/core/fields/web-link';
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

/** A link that somebody entered: a link for http and https, else plain text (rules.md#web-links). */
export function WebLink({ href }: { href: string }) {
  if (!isWebLink(href)) return href;
  return (
    <a href={href} rel="noopener noreferrer" data-link>
      {href}
    </a>
  );
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} data-link>
      {address}
    </a>
  );
}

/** A link that dials the digits of a number, however it is formatted (RFC 3966). */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} data-link>
      {number}
    </a>
  );
}
