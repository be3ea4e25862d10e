import { Menu } from '@chakra-ui/react';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { Fragment, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/button/button.tsx';
import { MenuAt } from '../../ui/menu/menu.tsx';

interface Action {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onSelect: () => void;
}

/** Groups with a line between them; what is false and groups without actions are left out. */
type Groups = readonly (readonly (Action | false)[])[];

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
          <MenuAt label={label} button={button} onClose={() => setButton(null)}>
            <Items groups={groups()} />
          </MenuAt>,
          // A row of the board contains its layout, and would cut the menu off.
          button.closest('main') ?? document.body,
        )}
    </>
  );
}

function Items({ groups }: { readonly groups: Groups }) {
  return groups
    .map((actions) => actions.filter((action) => action !== false))
    .filter((actions) => actions.length > 0)
    .map((actions, index) => (
      <Fragment key={actions[0]?.label}>
        {index > 0 && <Menu.Separator />}
        {actions.map(({ label, icon: Icon, onSelect }) => (
          <Menu.Item key={label} value={label} onSelect={onSelect}>
            <Icon aria-hidden />
            <span>{label}</span>
          </Menu.Item>
        ))}
      </Fragment>
    ));
}
