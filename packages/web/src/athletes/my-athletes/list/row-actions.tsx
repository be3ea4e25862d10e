import { Box } from '@chakra-ui/react';
import { type OwnAthlete, visibilityOf, visibilityText } from '@matchpoint/core/athletes/fields/own-athlete';
import { MoreHorizontal } from 'lucide-react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { RowTick } from '../../../ui/table/row-tick.tsx';
import { PageLink, pathTo } from '../../../ui/text/links.tsx';
import styles from '../my-athletes.module.css';

export interface RowActionsProps {
  readonly athlete: OwnAthlete;
  /** What changes an athlete; null where the service cannot do it. */
  readonly manage: {
    readonly onEdit: (athlete: OwnAthlete) => void;
    readonly onRemove: (athlete: OwnAthlete) => void;
    /** Null where the service has no hidden athletes. */
    readonly onHide: ((athlete: OwnAthlete, hidden: boolean) => void) | null;
    /** Null where families get no links. */
    readonly onLinks: ((athletes: readonly OwnAthlete[]) => void) | null;
  } | null;
  readonly onMore: (athlete: OwnAthlete, button: HTMLButtonElement) => void;
}

/** Edit and the menu, as plain elements: a menu for each row would take too long. */
export function RowActions({ athlete, manage, onMore }: RowActionsProps) {
  return (
    <span className={styles['actions']}>
      {manage !== null && (
        <button
          type="button"
          className={buttonClass('ghost')}
          aria-haspopup="dialog"
          aria-label={`Edit ${athlete.name}`}
          onClick={() => manage.onEdit(athlete)}
        >
          Edit
        </button>
      )}
      <MoreButton athlete={athlete} onMore={onMore} />
    </span>
  );
}

/** Opens the menu of a row. */
export function MoreButton({ athlete, onMore }: Pick<RowActionsProps, 'athlete' | 'onMore'>) {
  const label = `More for ${athlete.name}`;
  return (
    <button
      type="button"
      className={buttonClass('ghost', 'icon')}
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => onMore(athlete, currentTarget)}
    >
      <MoreHorizontal aria-hidden />
    </button>
  );
}

export interface RowChoice {
  readonly isChosen: boolean;
  readonly onChoose: (extend: boolean) => void;
}

interface NameCellProps {
  readonly athlete: OwnAthlete;
  /** Null where nothing can be done with several athletes. */
  readonly choice: RowChoice | null;
  /** Whether a column of its own says why there is no public page. */
  readonly isExplained: boolean;
}

/** A check box to choose the athlete, and the name, which links to the public page if there is one. */
export function NameCell({ athlete, choice, isExplained }: NameCellProps) {
  const { id, name } = athlete;
  const link =
    visibilityOf(athlete) === 'listed' ? (
      <PageLink href={pathTo('/athletes', id)}>{name}</PageLink>
    ) : (
      <Unlisted name={name} why={isExplained ? null : visibilityText(athlete)} />
    );
  if (choice === null) return link;
  return (
    <RowTick label={`Select ${name}`} checked={choice.isChosen} onChange={choice.onChoose}>
      {link}
    </RowTick>
  );
}

/** A name without a page, and below it why it has none; in a compact row of a phone beside it. */
function Unlisted({ name, why }: { readonly name: string; readonly why: string | null }) {
  return (
    <Box
      as="span"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      columnGap="2"
      minWidth="0"
      // The menu's button on a phone.
      pe={{ base: '6', md: '0' }}
      marginBlock={{ md: '-0.5' }}
      css={{
        mdDown: { 'table[data-density=compact] &': { flexDirection: 'row', alignItems: 'baseline' } },
      }}
    >
      <Box as="span" dir="auto" maxWidth="full" truncate fontWeight={{ base: 'semibold', md: 'medium' }}>
        {name}
      </Box>
      {why !== null && (
        <Box as="span" flex="none" maxWidth="full" truncate title={why} textStyle="xs" color="fg.muted">
          {why}
        </Box>
      )}
    </Box>
  );
}
