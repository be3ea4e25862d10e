import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePathname } from 'wouter/use-browser-location';
import { IconButton } from '../ui/button/button.tsx';
import { useModal } from '../ui/dialog/use-modal.ts';
import { BrandMark } from './brand.tsx';
import styles from './drawer.module.css';
import { NavigationList } from './navigation-list.tsx';

/** The sidebar under 768 px: the browser's modal dialog, which handles focus, Escape and the inert page. */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();
  const [filled, setFilled] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useModal(isOpen);

  useEffect(() => dialog.current?.close(), [pathname]);

  function open() {
    flushSync(() => {
      setFilled(true);
      setOpen(true);
    });
    dialog.current?.showModal();
  }

  function closeOnBackdrop({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) dialog.current?.close();
  }

  return (
    <>
      <IconButton
        icon={Menu}
        className={styles['opener']}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={open}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog anyway. */}
      <dialog
        className={styles['panel']}
        ref={dialog}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={closeOnBackdrop}
      >
        {filled && (
          <div className={styles['content']}>
            <div className={styles['head']}>
              <BrandMark size={26} />
              <IconButton icon={X} aria-label="Close the menu" onClick={() => dialog.current?.close()} />
            </div>
            <nav aria-label="Main">
              <NavigationList />
            </nav>
          </div>
        )}
      </dialog>
    </>
  );
}
