import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePathname } from 'wouter/use-browser-location';
import { buttonClass } from '../ui/button/button-class.ts';
import { BrandMark } from './brand.tsx';
import { drawerStyles } from './drawer.static.ts';
import { NavigationList } from './navigation-list.tsx';

/** The sidebar under 768 px: the browser's modal dialog, which handles focus, Escape and the inert page. */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();
  const [filled, setFilled] = useState(false);

  useEffect(() => dialog.current?.close(), [pathname]);

  function open() {
    flushSync(() => setFilled(true));
    dialog.current?.showModal();
  }

  function closeOnBackdrop({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className={`${buttonClass('ghost', 'icon')} ${drawerStyles.opener}`}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Menu aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog anyway. */}
      <dialog className={drawerStyles.panel} ref={dialog} aria-label="Menu" onClick={closeOnBackdrop}>
        {filled && (
          <div className={drawerStyles.content}>
            <div className={drawerStyles.head}>
              <BrandMark size={26} />
              <button
                type="button"
                className={buttonClass('ghost', 'icon')}
                aria-label="Close the menu"
                onClick={() => dialog.current?.close()}
              >
                <X aria-hidden />
              </button>
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
