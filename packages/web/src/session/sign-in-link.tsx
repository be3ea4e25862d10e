import { buttonClass } from '../ui/button/button.tsx';
import styles from './sign-in-link.module.css';

export function SignInLink() {
  return (
    <a href="/sign-in" className={`${buttonClass('outline')} ${styles['link']}`}>
      Sign up / Login
    </a>
  );
}
