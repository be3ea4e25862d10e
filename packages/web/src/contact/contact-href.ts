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
export function emailIn(contact: string): string | null {
  return contact.startsWith('mailto:') ? contact.slice('mailto:'.length) : null;
}
