import { defineSlotRecipe, Menu } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Styled } from '../theme/styled.tsx';
import { hiddenUntilPlaced, openedList } from './opened-list.ts';

interface MenuRootProps extends Omit<Menu.RootProps, 'recipe'> {
  /** The button that opens it. */
  readonly trigger?: ReactNode;
  /** Names a menu without a trigger. */
  readonly label?: string;
}

/** Chakra's `Menu` around its items. It opens below its button, also where the page scrolls. */
export function MenuRoot({ trigger, label, positioning, children, ...root }: MenuRootProps) {
  return (
    <Styled>
      <Menu.Root
        recipe={recipe}
        positioning={{ strategy: 'fixed', placement: 'bottom-end', ...positioning }}
        {...root}
      >
        {trigger && <Menu.Trigger asChild>{trigger}</Menu.Trigger>}
        <Menu.Positioner>
          <Menu.Content aria-label={label}>{children}</Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </Styled>
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

const recipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item', 'itemGroup', 'itemGroupLabel', 'separator'],
  base: {
    positioner: { zIndex: 'status !important', ...hiddenUntilPlaced },
    content: {
      ...openedList,
      minWidth: '12rem',
      maxHeight: 'min(24rem, var(--available-height))',
      outline: 'none',
      _open: { animation: 'fade-in {durations.fast}' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'press',
      px: '2',
      py: '1',
      borderRadius: 'l1',
      textAlign: 'start',
      cursor: 'pointer',
      outline: 'none',
      overflowWrap: 'anywhere',
      _highlighted: { bg: 'bg.muted' },
      _disabled: { opacity: '0.6', cursor: 'not-allowed' },
      '& > svg': { boxSize: '4', flexShrink: '0', color: 'fg.muted' },
    },
    itemGroupLabel: { px: '2', py: '1.5', textStyle: 'xs', color: 'fg.muted' },
    separator: { my: '1', mx: '-1', borderTopWidth: '1px' },
  },
});
