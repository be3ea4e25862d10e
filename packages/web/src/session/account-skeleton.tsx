import { ChevronDown, CircleUser } from 'lucide-react';
import menu from '../profiles/profile-menu.module.css';
import { ProfileName } from '../profiles/profile-name.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import { useRememberedProfile } from './remembered-profile.ts';
import styles from './session.module.css';
import { SignInLink } from './sign-in-link.tsx';

/**
 * The end of the top bar while its script loads. Until it is known who is signed in, it is the link to sign in, or the
 * shape of the menus, with the remembered profile's name, where the browser stores a session (the script in `index.html`
 * looks for one).
 */
export function AccountSkeleton({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const name = useRememberedProfile()?.name;
  return (
    <>
      {!isSignedIn && (
        <span className={styles['link']}>
          <SignInLink />
        </span>
      )}
      <span className={styles['menus']} data-signed-in={isSignedIn || undefined}>
        <span aria-hidden className={`${buttonClass('ghost')} ${menu['trigger']}`}>
          <ProfileName name={name || null} isBusy />
          <ChevronDown />
        </span>
        <span aria-hidden className={buttonClass('ghost', 'icon')}>
          <CircleUser />
        </span>
      </span>
    </>
  );
}
