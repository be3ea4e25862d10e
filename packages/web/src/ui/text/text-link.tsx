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

/** Plain text where it is no address. */
export function MailLink({ address }: { address: string }) {
  if (!address.includes('@')) return address;
  return (
    <a href={mailTo(address)} data-link>
      {address}
    </a>
  );
}

/** A link that dials the digits of a number, however it is formatted (RFC 3966); plain text where it is no number. */
export function PhoneLink({ number }: { number: string }) {
  if (!/^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(number)) return number;
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} data-link>
      {number}
    </a>
  );
}
