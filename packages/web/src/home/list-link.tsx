import { buttonClass } from '../ui/button/button.tsx';

/** Leads to the next step of listing athletes (rules/pages.md#home-page). */
export function ListLink({
  isSignedIn = false,
  isAgency = false,
}: {
  isSignedIn?: boolean;
  isAgency?: boolean;
}) {
  return (
    <a href={isSignedIn ? '/my-athletes' : '/sign-up?for=agency'} className={buttonClass('outline')}>
      {isAgency ? 'My Athletes' : 'List your athletes'}
    </a>
  );
}
