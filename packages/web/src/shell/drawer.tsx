import { chakra, Flex } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePathname } from 'wouter/use-browser-location';
import { Button } from '../ui/button.ts';
import { BrandMark } from './brand.tsx';
import { NavigationList } from './navigation-list.tsx';

/** Under 768 px the sidebar is a drawer: the browser's own modal dialog, with its focus, Escape and inert page. */
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
      <Button
        variant="ghost"
        shape="icon"
        display={{ md: 'none' }}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Menu aria-hidden />
      </Button>
      <Panel ref={dialog} aria-label="Menu" onClick={closeOnBackdrop}>
        {filled && (
          <Flex direction="column" gap="2" p="3" minHeight="full">
            <Flex align="center" justify="space-between" ps="3" color="accent.solid">
              <BrandMark size={26} />
              <Button
                variant="ghost"
                shape="icon"
                aria-label="Close the menu"
                onClick={() => dialog.current?.close()}
              >
                <X aria-hidden />
              </Button>
            </Flex>
            <nav aria-label="Main">
              <NavigationList />
            </nav>
          </Flex>
        )}
      </Panel>
    </>
  );
}

const Panel = chakra('dialog', {
  base: {
    width: 'min(18rem, 85vw)',
    height: '100dvh',
    maxHeight: 'none',
    bg: 'bg.panel',
    color: 'fg',
    borderInlineEndWidth: '1px',
    _open: { animation: 'slide-in {durations.moderate} ease-out' },
    _backdrop: { bg: 'rgb(0 0 0 / 45%)', _open: { animation: 'fade-in {durations.moderate}' } },
  },
});
