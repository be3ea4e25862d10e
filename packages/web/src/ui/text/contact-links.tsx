import { shown } from '@matchpoint/core/display/display';
import type { ReactNode } from 'react';
import { mailTo } from './links.tsx';
import styles from './text.module.css';

/** Plain text where it is not an address. */
export function MailLink({ address }: { address: string | null }) {
  if (!address?.includes('@')) return <span>{shown(address)}</span>;
  return (
    <a href={mailTo(address)} data-link>
      {address}
    </a>
  );
}

/** A link that dials the digits of a number, however it is formatted (RFC 3966); plain text where it is not a number. */
export function PhoneLink({ number }: { number: string | null }) {
  if (number === null || !/^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(number)) return <span>{shown(number)}</span>;
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} data-link>
      {number}
    </a>
  );
}

/** Links beside each other, such as those below a form. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <div className={styles['linkRow']}>{children}</div>;
}
