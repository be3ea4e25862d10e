import { buttonClass } from '../ui/button/button.tsx';
import styles from './session.module.css';

export function SignInLink() {
  return (
    <a href="/sign-in" className={`${buttonClass('outline')} ${styles['signIn']}`}>
      Sign up / Login
    </a>
  );
}
