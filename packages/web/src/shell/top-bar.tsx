import { AccountSkeleton } from '../session/account-skeleton.tsx';
import { SignInLink } from '../session/sign-in-link.tsx';
import { WithSession } from '../session/with-session.tsx';
import { Button } from '../ui/button/button.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../ui/lazy/part-boundary.tsx';
import { ColourModeButton } from './colour-mode-button.tsx';
import { Drawer } from './drawer.tsx';
import styles from './navigation.module.css';
import { HomeLink } from './sidebar.tsx';

const AccountCorner = lazyPart(() => import('../session/account-corner.tsx'), 'AccountCorner');

export function TopBar() {
  return (
    <header data-screen-only className={styles['bar']}>
      <div className={styles['row']}>
        <Drawer />
        <div className={styles['phoneOnly']}>
          <HomeLink />
        </div>
        <div className={styles['rest']} />
        <WithSession waiting={<AccountSkeleton />} failed={<SignInLink />}>
          <PartBoundary waiting={<AccountSkeleton />} failed={(retry) => <MenuLoadError onRetry={retry} />}>
            <AccountCorner />
          </PartBoundary>
        </WithSession>
        <ColourModeButton />
      </div>
    </header>
  );
}

function MenuLoadError({ onRetry }: { onRetry: () => void }) {
  const why = 'The menu could not be loaded: the service cannot be reached. Try again';
  return (
    <Button variant="outline" aria-label={why} title={why} onClick={onRetry}>
      Try again
    </Button>
  );
}
