import { chakra } from '@chakra-ui/react';
import type { ReadingGroup } from '@matchpoint/core/roster/checking/row-problems';
import { counted, quoted } from './cell-text.ts';
import { fieldLabel } from './field-label.ts';
import type { RowFilter } from './row-filter.tsx';

interface ReadingGroupsProps {
  readonly groups: readonly ReadingGroup[];
  /** Shows the rows of a group, where there is a grid. */
  readonly onShow?: (filter: RowFilter) => void;
}

const most = 50;

/** Cells that were not read literally, in groups: '12 cells: Herbst read as Fall'. */
export function ReadingGroups({ groups, onShow }: ReadingGroupsProps) {
  if (groups.length === 0) return null;
  const cells = groups.reduce((sum, { count }) => sum + count, 0);
  const rest = groups.length - most;
  return (
    <Readings>
      <summary>{counted(cells, 'cell')} read differently from how they are written</summary>
      <ul>
        {groups.slice(0, most).map((group) => (
          <li key={`${group.index} ${group.how ?? group.value}`}>
            <span>
              {counted(group.count, 'cell')} in the {fieldLabel(group.field)}
              {group.how === null ? ': ' : `, read ${group.how}: `}
              {quoted(group.value)} read as <b>{group.read}</b>
            </span>
            {onShow && (
              <button
                type="button"
                aria-label={`Show the rows with ${quoted(group.value)}`}
                onClick={() => onShow({ kind: 'group', rows: new Set(group.rows) })}
              >
                Show
              </button>
            )}
          </li>
        ))}
        {rest > 0 && <li>and {counted(rest, 'other reading')}</li>}
      </ul>
    </Readings>
  );
}

const Readings = chakra('details', {
  base: {
    textStyle: 'sm',
    '& > summary': { cursor: 'pointer', minHeight: { base: '11', md: '6' }, alignContent: 'center' },
    '& > ul': { mt: '1', maxHeight: '16rem', overflowY: 'auto' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: { base: '11', md: '6' },
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    '& b': { fontWeight: 'medium', color: 'fg' },
    '& button': {
      minHeight: { base: '11', md: '6' },
      px: '2',
      color: 'accent.fg',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
  },
});
