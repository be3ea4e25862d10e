import { buttonClass } from '../ui/button/button-class.ts';
import { signInLinkStyles } from './sign-in-link.static.ts';

/** @param hidden reserves the space until it is known whether somebody is signed in */
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
