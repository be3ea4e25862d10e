import { Menu } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MenuRootProps extends Menu.RootProps {
  /** The button that opens it. */
  readonly trigger?: ReactNode;
  /** Names a menu without a trigger. */
  readonly label?: string;
}

/** Chakra's `Menu` around its items. It opens below its button, also where the page scrolls. */
export function MenuRoot({ trigger, label, positioning, children, ...root }: MenuRootProps) {
  return (
    <Menu.Root positioning={{ strategy: 'fixed', placement: 'bottom-end', ...positioning }} {...root}>
      {trigger && <Menu.Trigger asChild>{trigger}</Menu.Trigger>}
      <Menu.Positioner>
        <Menu.Content aria-label={label}>{children}</Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

interface MenuAtProps {
  readonly label: string;
  /** Where it opens, and what gets the focus back. */
  readonly button: HTMLButtonElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu that exists only while it is open, for one of many buttons. */
export function MenuAt({ label, button, onClose, children }: MenuAtProps) {
  return (
    <MenuRoot
      open
      label={label}
      positioning={{ getAnchorRect: () => button.getBoundingClientRect() }}
      onOpenChange={({ open }) => {
        if (open) return;
        onClose();
        button.focus();
      }}
    >
      {children}
    </MenuRoot>
  );
}
