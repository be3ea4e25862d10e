import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { breadcrumbsRecipe } from './breadcrumbs.recipe.ts';

export interface Crumb {
  readonly title: string;
  readonly href: string;
}

const Way = chakra('nav', breadcrumbsRecipe);

/** The way to a page: links to those above it, and its own name. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <Way aria-label="Breadcrumb">
      <ol>
        {trail.map(({ title, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Way>
  );
}
