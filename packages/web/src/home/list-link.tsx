import { buttonClass } from '../ui/button/button.tsx';

/** Leads to the next step of listing athletes (rules/pages.md#home-page). */
export function ListLink({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return (
    <a href={isSignedIn ? '/my-athletes' : '/sign-up?for=agency'} className={buttonClass('outline')}>
      List your athletes
    </a>
  );
}
