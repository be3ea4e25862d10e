import { Skeleton } from '../ui/card/skeleton.tsx';
import styles from './profile-menu.module.css';

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
