import { buttonClass } from '../ui/button-class.ts';
import { signInLinkStyles } from './sign-in-link.static.ts';

/** @param hidden takes its room while nobody knows yet whether somebody is signed in */
export function SignInLink({ hidden = false }: { hidden?: boolean }) {
  return (
    <a
      href="/sign-in"
      className={`${buttonClass('outline')} ${signInLinkStyles.link}`}
      data-hidden={hidden || undefined}
    >
      Sign up / Login
    </a>
  );
}
