import { chakra } from '@chakra-ui/react';
import { isWebLink } from '@matchpoint/core/athletes/athlete';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { linkRecipe } from './link.recipe.ts';

const Anchor = chakra('a', linkRecipe);

/** A link to a page of the app. */
export function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor asChild>
      <Link href={href}>{children}</Link>
    </Anchor>
  );
}

/** A link that a person entered: a link for http and https, else plain text (decision 11). */
export function WebLink({ href }: { href: string }) {
  if (!isWebLink(href)) return href;
  return (
    <Anchor href={href} rel="noopener noreferrer" data-external>
      {href}
    </Anchor>
  );
}

export function MailLink({ address }: { address: string }) {
  return <Anchor href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{address}</Anchor>;
}

/** Dials the digits of a number in whatever form it is written (RFC 3966). */
export function PhoneLink({ number }: { number: string }) {
  return <Anchor href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</Anchor>;
}
