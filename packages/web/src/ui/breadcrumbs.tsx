import { breadcrumbsStyles } from './breadcrumbs.static.ts';

export interface Crumb {
  readonly title: string;
  readonly href: string;
}

/** The way to a page: links to those above it, and its own name. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className={breadcrumbsStyles.root}>
      <ol>
        {trail.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
