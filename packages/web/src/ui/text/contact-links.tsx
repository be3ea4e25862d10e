import { mailTo } from './mail-to.ts';

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
