import { buttonClass } from '../ui/button/button.tsx';
import styles from './sign-in-link.module.css';

/** @param hidden reserves the space until it is known whether somebody is signed in */
export function SignInLink({ hidden = false }: { hidden?: boolean }) {
  return (
    <a
      href="/sign-in"
      className={`${buttonClass('outline')} ${styles['link']}`}
      data-hidden={hidden || undefined}
    >
      Sign up / Login
    </a>
  );
}
