import { correctionHref } from './correction-href.ts';
import { useContact } from './use-contact.ts';

interface SomethingWrongProps {
  /** Whom or what the page is about. */
  readonly name: string;
  readonly agencyEmail: string | null;
}

/** Starts an email about this page; nothing where nobody can be written to (rules/pages.md#something-wrong). */
export function SomethingWrong({ name, agencyEmail }: SomethingWrongProps) {
  const contact = useContact();
  const matter = { subject: `Correction: ${name}`, body: location.origin + location.pathname };
  const href = correctionHref(agencyEmail, contact, matter);
  if (href === null) return null;
  return (
    <a href={href} data-link data-screen-only>
      Something wrong here?
    </a>
  );
}
