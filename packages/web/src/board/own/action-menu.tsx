import { Menu } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { MenuRoot } from '../../ui/menu/menu.tsx';

export interface Action {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}

interface ActionMenuProps {
  /** What the actions are about. */
  readonly label: string;
  /** The element id of its button, by which the focus finds it again. */
  readonly id?: string;
  /** Groups with a line between them; those without actions are left out. */
  readonly groups: readonly (readonly Action[])[];
}

/** A button with three dots and the actions behind it. */
export function ActionMenu({ label, id, groups }: ActionMenuProps) {
  return (
    <MenuRoot
      lazyMount
      unmountOnExit
      {...(id !== undefined && { ids: { trigger: id } })}
      trigger={<IconButton icon={Ellipsis} aria-label={label} data-screen-only />}
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
