import styles from '../ui/text/text.module.css';

export const toHome: readonly Crumb[] = [{ title: 'Home', href: '/' }];
export const toAthletes: readonly Crumb[] = [...toHome, { title: 'Athletes', href: '/athletes' }];
export const toAgencies: readonly Crumb[] = [...toHome, { title: 'Agencies', href: '/agencies' }];
export const toCoaches: readonly Crumb[] = [...toHome, { title: 'Coaches', href: '/coaches' }];
export const toHelp: readonly Crumb[] = [...toHome, { title: 'Help', href: '/help' }];
export const toMyAthletes: readonly Crumb[] = [...toHome, { title: 'My Athletes', href: '/my-athletes' }];
export const toBoard: readonly Crumb[] = [...toHome, { title: 'Board', href: '/board' }];

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
