import { Menu } from '@chakra-ui/react';
import type { OwnAthlete } from '@matchpoint/core/athletes/own-athlete';
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { MenuRoot } from '../../../ui/menu/menu.tsx';
import { pathTo } from '../../../ui/text/path-to.ts';
import type { RowActionsProps } from './row-actions.tsx';

export interface OpenRow {
  readonly athlete: OwnAthlete;
  readonly button: HTMLButtonElement;
}

interface RowMenuProps extends Pick<RowActionsProps, 'manage'> {
  readonly row: OpenRow;
  /** Null where the athlete cannot be copied. */
  readonly onDuplicate: (() => void) | null;
  readonly onClose: () => void;
}

/** What can be done with one athlete: one menu, at the button of its row. */
export function RowMenu({ row: { athlete, button }, manage, onDuplicate, onClose }: RowMenuProps) {
  const path = pathTo('/athletes', athlete.id);
  return (
    <MenuRoot
      open
      label={athlete.name}
      positioning={{ getAnchorRect: () => button.getBoundingClientRect() }}
      onOpenChange={({ open }) => {
        if (open) return;
        onClose();
        button.focus();
      }}
    >
      {path !== null && (
        <Menu.Item value="view" asChild>
          <a href={path}>
            <Eye aria-hidden />
            View as visitor
          </a>
        </Menu.Item>
      )}
      {manage !== null && (
        <Menu.Item value="edit" onSelect={() => manage.onEdit(athlete)}>
          <Pencil aria-hidden />
          Edit
        </Menu.Item>
      )}
      {onDuplicate !== null && (
        <Menu.Item value="duplicate" onSelect={onDuplicate}>
          <Copy aria-hidden />
          Duplicate
        </Menu.Item>
      )}
      {manage !== null && (
        <Menu.Item value="remove" onSelect={() => manage.onRemove(athlete)}>
          <Trash2 aria-hidden />
          Remove
        </Menu.Item>
      )}
    </MenuRoot>
  );
}
