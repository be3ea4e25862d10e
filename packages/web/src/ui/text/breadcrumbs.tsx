import styles from './text.module.css';

export interface Crumb {
  readonly title: string;
  readonly href: string;
}

/** Links to the pages above this one, and its own title unless that is null. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string | null }) {
  return (
    <nav aria-label="Breadcrumb" className={styles['breadcrumbs']}>
      <ol>
        {trail.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        {current !== null && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
