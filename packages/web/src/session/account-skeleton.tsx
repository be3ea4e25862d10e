import { ChevronDown, CircleUser } from 'lucide-react';
import { buttonClass } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/card/skeleton.tsx';
import { useRememberedProfile } from './remembered-profile.ts';
import styles from './session.module.css';

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
        <span aria-hidden className={`${buttonClass('ghost')} ${styles['trigger']}`}>
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

export function SignInLink() {
  return (
    <a href="/sign-in" className={`${buttonClass('outline')} ${styles['signIn']}`}>
      Sign up / Login
    </a>
  );
}

/** Shown without an active profile (rules/pages.md#top-bar). */
export const noProfileName = 'My Profile';

interface ProfileNameProps {
  /** Null until it is known: a bar as long as what is shown before any other. */
  readonly name: string | null;
  readonly isBusy: boolean;
}

/** The active profile's name, at the button of its menu and in the button's shape before. */
export function ProfileName({ name, isBusy }: ProfileNameProps) {
  return (
    <span className={styles['name']} aria-busy={isBusy}>
      {name ?? (
        <>
          <span>{noProfileName}</span>
          <Skeleton />
        </>
      )}
    </span>
  );
}
