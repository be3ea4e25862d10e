import { chakra } from '@chakra-ui/react';
import type { ListedAthlete } from '@matchpoint/core/athletes/athlete';
import { shown } from '@matchpoint/core/display/display';
import { Button } from '../../ui/button/button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { pathTo } from '../../ui/text/path-to.ts';
import { PageLink } from '../../ui/text/text-link.tsx';

/** rules.md#my-athletes-page */
export const myAthleteColumns: readonly Column<ListedAthlete>[] = [
  {
    title: 'Name',
    width: 3,
    cell: ({ id, name }) => <PageLink href={pathTo('/athletes', id)}>{name}</PageLink>,
  },
  { title: 'Sport', width: 1.2, cell: ({ sport }) => shown(sport) },
];

interface RowActions {
  readonly onEdit: (athlete: ListedAthlete) => void;
  readonly onRemove: (athlete: ListedAthlete) => void;
}

/** The same with buttons to edit and remove each athlete. */
export function managedColumns({ onEdit, onRemove }: RowActions): readonly Column<ListedAthlete>[] {
  return [
    ...myAthleteColumns,
    {
      title: 'Actions',
      width: 1.4,
      numeric: true,
      cell: (athlete) => (
        <Buttons>
          <Button
            type="button"
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={`Edit ${athlete.name}`}
            onClick={() => onEdit(athlete)}
          >
            Edit
          </Button>
          <Button
            type="button"
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={`Remove ${athlete.name}`}
            onClick={() => onRemove(athlete)}
          >
            Remove
          </Button>
        </Buttons>
      ),
    },
  ];
}

const Buttons = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '1',
    marginInlineEnd: { md: '-3' },
    marginInlineStart: { base: '-3', md: '0' },
    // On a phone the buttons' texts align with the row's.
    marginBlock: { base: '-3', md: '0' },
    '& button': { px: '3' },
  },
});
