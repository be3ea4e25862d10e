import { type ComponentProps, useSyncExternalStore } from 'react';
import { useService } from '../api/service.ts';
import { contactHref, type Matter } from './contact-href.ts';

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
