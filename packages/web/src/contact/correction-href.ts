import { mailTo } from '../ui/text/links.tsx';
import { contactHref, emailIn, type Matter } from './contact-href.ts';

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
