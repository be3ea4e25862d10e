import type { ComponentProps } from 'react';
import { contactHref, type Matter } from './contact-href.ts';
import { useContact } from './use-contact.ts';

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
