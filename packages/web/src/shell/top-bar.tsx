import { Menu, Monitor, Moon, Sun, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { AccountSkeleton, SignInLink } from '../session/account-skeleton.tsx';
import { WithSession } from '../session/lazy-session.tsx';
import { Button, IconButton } from '../ui/button/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { lazyPart, PartBoundary } from '../ui/lazy/lazy-part.tsx';
import { BrandMark } from './brand.tsx';
import { chooseColourMode, colourModes, useColourMode } from './colour-mode.ts';
import styles from './navigation.module.css';
import { HomeLink, NavigationList } from './sidebar.tsx';

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

/** The sidebar under 768 px. */
function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => dialog.current?.close(), [pathname]);

  return (
    <>
      <IconButton
        icon={Menu}
        className={styles['phoneOnly']}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Modal className={styles['panel']} ref={dialog} aria-label="Menu" onClose={() => setOpen(false)}>
          <div className={styles['content']}>
            <div className={styles['head']}>
              <BrandMark size={26} />
              <IconButton icon={X} aria-label="Close the menu" onClick={() => dialog.current?.close()} />
            </div>
            <nav aria-label="Main">
              <NavigationList />
            </nav>
          </div>
        </Modal>
      )}
    </>
  );
}

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

/** Cycles through system, light and dark. */
function ColourModeButton() {
  const mode = useColourMode();
  const next = colourModes[(colourModes.indexOf(mode) + 1) % colourModes.length] ?? 'system';
  const label = `Color mode: ${mode}. Change to ${next}`;
  const Icon = icons[mode];
  return <IconButton icon={Icon} aria-label={label} title={label} onClick={() => chooseColourMode(next)} />;
}
