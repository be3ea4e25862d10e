import { LinkRow } from '../ui/text/link-row.tsx';
import { useText } from './use-text.ts';

/** Links to what the service's operator has written; they open beside a form, which keeps what is in it. */
export function TextLinks() {
  const hasTerms = Boolean(useText('terms'));
  const hasPrivacy = Boolean(useText('privacy'));
  if (!hasTerms && !hasPrivacy) return null;
  return (
    <LinkRow>
      <TextLink name="terms">Terms and conditions</TextLink>
      <TextLink name="privacy">Privacy</TextLink>
    </LinkRow>
  );
}

interface TextLinkProps {
  readonly name: 'terms' | 'privacy';
  readonly children: string;
  /** Where the operator has written none. */
  readonly otherwise?: string;
}

export function TextLink({ name, children, otherwise }: TextLinkProps) {
  if (!useText(name)) return otherwise && <span>{otherwise}</span>;
  return (
    <a href={`/${name}`} target="_blank" rel="noopener" data-link>
      {children}
      <span data-readers-only> (opens in a new tab)</span>
    </a>
  );
}
