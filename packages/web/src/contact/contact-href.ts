import { mailTo } from '../ui/text/links.tsx';

/** What an email is about. */
export interface Matter {
  readonly subject: string;
  readonly body: string;
}

/** A link to the operator's contact, `mailto:` or https (rules/service.md#contact). */
export function contactHref(contact: string, matter?: Matter): string {
  const address = emailIn(contact);
  return address === null ? contact : mailTo(address, { ...matter });
}

/** The address of a `mailto:`; null: it is a page. */
function emailIn(contact: string): string | null {
  return contact.startsWith('mailto:') ? contact.slice('mailto:'.length) : null;
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
