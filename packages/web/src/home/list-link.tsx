import { buttonClass } from '../ui/button/button.tsx';

/** Leads to the next step of listing athletes (rules/pages.md#home-page). */
export function ListLink({ href = '/sign-up?for=agency', label = 'List your athletes' }) {
  return (
    <a href={href} className={buttonClass('outline')}>
      {label}
    </a>
  );
}
