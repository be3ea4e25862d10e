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
    <Anchor href={href} rel="noopener noreferrer">
      {href}
    </Anchor>
  );
}
