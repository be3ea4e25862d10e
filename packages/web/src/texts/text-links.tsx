import type { SiteText, SiteTextName } from '@matchpoint/core/pages/site-text';
import useSWR from 'swr/immutable';
import { useSession } from '../session/use-session.ts';
import { LinkRow } from '../ui/text/contact-links.tsx';

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

/** A text of the service's operator, asked for once a visit; null where they gave none (rules/pages.md#texts). */
export function useText(name: SiteTextName): SiteText | null | undefined {
  const { client } = useSession();
  return useSWR(['text', name], () => client.showText(name)).data;
}
