import { Menu } from '@chakra-ui/react';
import { type OwnAthlete, visibilityOf } from '@matchpoint/core/athletes/fields/own-athlete';
import { copiedAthlete } from '@matchpoint/core/athletes/forms/create-athlete.form';
import { isWaiting } from '@matchpoint/core/consent/consent';
import { consentText } from '@matchpoint/core/consent/consent-text';
import { Copy, Eye, EyeOff, Globe, Link, Pencil, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { MenuAt } from '../../../ui/menu/menu.tsx';
import { pathTo } from '../../../ui/text/links.tsx';
import type { RowActionsProps } from './row-actions.tsx';

interface OpenRow {
  readonly id: string;
  readonly button: HTMLButtonElement;
}

export type CopiedAthlete = NonNullable<ReturnType<typeof copiedAthlete>>;

interface RowMenuProps extends Pick<RowActionsProps, 'manage'> {
  readonly athlete: OwnAthlete;
  /** At which the menu opens. */
  readonly button: HTMLButtonElement;
  /** Whether all fields of an athlete are loaded, so that a removal can be undone. */
  readonly isKnown: (athlete: OwnAthlete) => boolean;
  readonly onDuplicate: (copied: CopiedAthlete) => void;
  readonly onClose: () => void;
}

/** The menu of one row at a time, and what opens it. */
export function useRowMenu(
  athletes: readonly OwnAthlete[] | undefined,
  props: Pick<RowMenuProps, 'isKnown' | 'manage' | 'onDuplicate'>,
) {
  const [row, setRow] = useState<OpenRow | null>(null);
  const onMore = useCallback(({ id }: OwnAthlete, button: HTMLButtonElement) => setRow({ id, button }), []);
  const athlete = row && athletes?.find(({ id }) => id === row.id);
  const menu = row && athlete && (
    <RowMenu key={row.id} {...props} athlete={athlete} button={row.button} onClose={() => setRow(null)} />
  );
  return { onMore, menu };
}

/** What can be done with one athlete: one menu, at the button of its row. */
function RowMenu({ athlete, button, isKnown, manage, onDuplicate, onClose }: RowMenuProps) {
  const isHidden = athlete.athlete?.hidden === true;
  const consent = athlete.athlete && consentText(athlete.athlete);
  const path = visibilityOf(athlete) === 'listed' ? pathTo('/athletes', athlete.id) : null;
  const copied = athlete.athlete && copiedAthlete(athlete.athlete);
  return (
    <MenuAt label={athlete.name} button={button} onClose={onClose}>
      {consent !== null && (
        <Menu.ItemGroup>
          <Menu.ItemGroupLabel>{consent}</Menu.ItemGroupLabel>
        </Menu.ItemGroup>
      )}
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
      {copied !== null && (
        <Menu.Item value="duplicate" onSelect={() => onDuplicate(copied)}>
          <Copy aria-hidden />
          Duplicate
        </Menu.Item>
      )}
      {manage?.onHide && athlete.athlete !== null && (
        <Menu.Item
          value="hide"
          onSelect={() => {
            button.focus();
            manage.onHide?.(athlete, !isHidden);
          }}
        >
          {isHidden ? <Globe aria-hidden /> : <EyeOff aria-hidden />}
          <span>{isHidden ? (isWaiting(athlete.athlete.consent) ? 'Stop hiding' : 'List') : 'Hide'}</span>
        </Menu.Item>
      )}
      {manage?.onLinks && (
        <Menu.Item
          value="link"
          onSelect={() => {
            button.focus();
            manage.onLinks?.([athlete]);
          }}
        >
          <Link aria-hidden />
          Link for the family
        </Menu.Item>
      )}
      {manage !== null && (
        <Menu.Item
          value="remove"
          disabled={!isKnown(athlete)}
          onSelect={() => {
            // The question gives the focus back to what has it now.
            button.focus();
            manage.onRemove(athlete);
          }}
        >
          <Trash2 aria-hidden />
          Remove
        </Menu.Item>
      )}
    </MenuAt>
  );
}
