import type { Agency } from '@matchpoint/core/agencies/agency';
import { empty, shownLocation } from '@matchpoint/core/display/display';
import { PhoneLink } from '../ui/text/contact-links.tsx';
import { mailTo } from '../ui/text/links.tsx';
import { contactHref, emailIn, type Matter, useContact } from './contact-link.tsx';

interface SomethingWrongProps {
  /** Whom or what the page is about. */
  readonly name: string;
  /** Null where there is none, or it is gone. */
  readonly agency: Agency | null;
}

/** Starts an email about this page; without an email address, says how else to reach the agency (rules/pages.md#something-wrong). */
export function SomethingWrong({ name, agency }: SomethingWrongProps) {
  const contact = useContact();
  const matter = { subject: `Correction: ${name}`, body: location.origin + location.pathname };
  const href = correctionHref(agency?.email ?? null, contact, matter);
  if (href !== null) {
    return (
      <a href={href} data-link data-screen-only>
        Something wrong here?
      </a>
    );
  }
  if (agency === null) return null;
  const { phone_number: phone } = agency;
  const post = postalAddress(agency);
  const how = phone || post ? 'Ask' : 'No email, phone number or address is given by';
  return (
    <span data-screen-only>
      <span>{`Something wrong here? ${how} ${agency.name}`}</span>
      {phone && (
        <>
          <span>, </span>
          <PhoneLink number={phone} />
        </>
      )}
      {post && <span>{`, ${post}`}</span>}
    </span>
  );
}

/** A country alone is not an address. */
function postalAddress({ address, zip_code, city, country }: Agency): string {
  if (!address && !city) return '';
  const place = shownLocation({ city: [zip_code, city].filter(Boolean).join(' '), country });
  return [address, place === empty ? '' : place].filter(Boolean).join(', ');
}

/**
 * A link by which what an agency shows can be corrected: an email to the agency, with the operator in copy, else the
 * operator's contact; null where there is neither (rules/pages.md#something-wrong).
 */
export function correctionHref(
  agencyEmail: string | null,
  contact: string | null,
  matter: Matter,
): string | null {
  const cc = contact === null ? null : emailIn(contact);
  if (agencyEmail?.includes('@')) return mailTo(agencyEmail, { ...(cc !== null && { cc }), ...matter });
  return contact === null ? null : contactHref(contact, matter);
}
