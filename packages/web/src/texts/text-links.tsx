import { LinkRow } from '../ui/text/link-row.tsx';
import { useText } from './use-text.ts';

/** Links to what the service's operator has written; they open beside a form, which keeps what is in it. */
export function TextLinks() {
  const hasTerms = Boolean(useText('terms').entity);
  const hasPrivacy = Boolean(useText('privacy').entity);
  if (!hasTerms && !hasPrivacy) return null;
  return (
    <LinkRow>
      {hasTerms && <TextLink href="/terms" label="Terms and conditions" />}
      {hasPrivacy && <TextLink href="/privacy" label="Privacy" />}
    </LinkRow>
  );
}

function TextLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" data-link>
      {label}
      <span data-readers-only> (opens in a new tab)</span>
    </a>
  );
}
