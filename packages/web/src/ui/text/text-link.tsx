import type { ReactNode } from 'react';
import { mailTo } from './mail-to.ts';

/** A link to a page of the app, which the shell follows; plain text when no URL names the page. */
export function PageLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  return (
    <a href={href} data-link>
      {children}
    </a>
  );
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={mailTo(address)} data-link>
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
