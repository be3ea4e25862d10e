import { ChevronDown, CircleUser } from 'lucide-react';
import { buttonClass } from '../ui/button/button.tsx';
import styles from './expected-corner.module.css';
import { SignInLink } from './sign-in-link.tsx';

/**
 * The end of the top bar until it is known who is signed in: the link to sign in, or the shape of the menus where the
 * browser keeps a session (the script in `index.html` looks for one). The shape does nothing.
 */
export function ExpectedCorner() {
  return (
    <>
      <span className={styles['link']}>
        <SignInLink />
      </span>
      <span className={styles['menus']}>
        <MenusShape />
      </span>
    </>
  );
}

/** What the menus look like while they are loading. */
export function MenusShape() {
  return (
    <>
      <span aria-hidden className={`${buttonClass('ghost')} ${styles['shape']} ${styles['profile']}`}>
        <span className={styles['name']}>My Profile</span>
        <ChevronDown />
      </span>
      <span aria-hidden className={`${buttonClass('ghost', 'icon')} ${styles['shape']}`}>
        <CircleUser />
      </span>
    </>
  );
}
