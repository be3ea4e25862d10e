import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { IconButton } from '../ui/button/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { BrandMark } from './brand.tsx';
import styles from './navigation.module.css';
import { NavigationList } from './navigation-list.tsx';

/** The sidebar under 768 px. */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => dialog.current?.close(), [pathname]);

  return (
    <>
      <IconButton
        icon={Menu}
        className={styles['opener']}
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
