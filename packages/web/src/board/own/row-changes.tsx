import { Wrap } from '@chakra-ui/react';
import type { BoardRow } from '@matchpoint/core/board/board.view';
import { takeOff } from './move-rows.ts';

const changesStyle = {
  // What changed and what to do about it follow each other in one text.
  '& > *': { display: 'contents' },
  '& li': {
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'orange.border',
    borderRadius: 'l1',
    bg: 'orange.subtle',
    textStyle: 'xs',
    color: 'orange.fg',
  },
  '& button': {
    minHeight: 'press-line',
    textStyle: { base: 'sm', md: 'xs' },
    fontWeight: 'medium',
    textAlign: 'start',
    color: 'accent.fg',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
} as const;

/** What changed since the star or the last 'Seen' (rules/board.md#board-changes). */
export function RowChanges({ row }: { readonly row: BoardRow }) {
  const { id, facts, changes, usualColumn } = row;
  const { name } = facts;
  return (
    <Wrap align="center" gap="1" columnGap="2" css={changesStyle}>
      <ul aria-label={`Changed at ${name}`}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <span data-screen-only>
        {usualColumn !== null && (
          <button
            type="button"
            aria-label={`Move ${name} to ${usualColumn}`}
            onClick={() => takeOff({ type: 'moveToColumn', id, name: usualColumn })}
          >
            {`Move to ${usualColumn}`}
          </button>
        )}
        <button
          type="button"
          aria-label={`Changes of ${name} seen`}
          onClick={() => takeOff({ type: 'acknowledge', id, facts })}
        >
          Seen
        </button>
      </span>
    </Wrap>
  );
}
