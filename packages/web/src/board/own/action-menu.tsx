import { Menu } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/button/button.tsx';
import { MenuRoot } from '../../ui/menu/menu.tsx';

export interface Action {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}

/** Groups with a line between them; those without actions are left out. */
type Groups = readonly (readonly Action[])[];

interface ActionMenuProps {
  /** What the actions are about. */
  readonly label: string;
  /** The element id of its button, by which the focus finds it again. */
  readonly id?: string;
  /** Called when the menu opens: a board has hundreds of them. */
  readonly groups: () => Groups;
}

/** A button with three dots and the actions behind it. The menu exists only while it is open. */
export function ActionMenu({ label, id, groups }: ActionMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <IconButton
        id={id}
        icon={Ellipsis}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        data-screen-only
        onClick={({ currentTarget }) => setButton(currentTarget)}
      />
      {button &&
        createPortal(
          <OpenMenu label={label} button={button} groups={groups()} onClose={() => setButton(null)} />,
          // A row of the board contains its layout, and would cut the menu off.
          button.closest('main') ?? document.body,
        )}
    </>
  );
}

interface OpenMenuProps {
  readonly label: string;
  readonly button: HTMLButtonElement;
  readonly groups: Groups;
  readonly onClose: () => void;
}

function OpenMenu({ label, button, groups, onClose }: OpenMenuProps) {
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
      {groups
        .filter((actions) => actions.length > 0)
        .map((actions, index) => (
          <Menu.ItemGroup key={actions[0]?.label}>
            {index > 0 && <Menu.Separator />}
            {actions.map(({ label: name, icon, onSelect }) => (
              <Menu.Item key={name} value={name} onSelect={onSelect}>
                {icon}
                {name}
              </Menu.Item>
            ))}
          </Menu.ItemGroup>
        ))}
    </MenuRoot>
  );
}
