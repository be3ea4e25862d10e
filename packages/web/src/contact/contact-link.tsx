import { type ComponentProps, useSyncExternalStore } from 'react';
import { useService } from '../api/service.ts';
import { mailTo } from '../ui/text/links.tsx';

/** What an email is about. */
export interface Matter {
  readonly subject: string;
  readonly body: string;
}

interface ContactLinkProps extends ComponentProps<'a'> {
  readonly matter?: Matter;
}

/** Leads to the service's operator; nothing where it names none. */
export function ContactLink({ matter, children, ...link }: ContactLinkProps) {
  const contact = useContact();
  if (contact === null) return null;
  return (
    <a {...link} href={contactHref(contact, matter)}>
      {children}
    </a>
  );
}

/** Where the service's operator is reached; null where it names none, and until its first answer (rules/service.md#contact). */
export function useContact(): string | null {
  const { capabilities } = useService().client;
  return useSyncExternalStore(capabilities.onChange, capabilities.contact, capabilities.contact);
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
