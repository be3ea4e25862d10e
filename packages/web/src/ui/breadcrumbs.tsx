import { chakra } from '@chakra-ui/react';
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
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Way>
  );
}
