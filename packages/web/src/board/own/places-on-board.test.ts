import { expect, test } from 'vitest';
import { type Direction, neighbour, placeAbove } from './places-on-board.ts';

const rows = (...ids: readonly string[]) => ids.map((id, index) => ({ id, rank: index + 1 }));
const columns = [
  { id: 'fall', rows: rows('a', 'b', 'c') },
  { id: 'spring', rows: rows('d') },
];
/** 'b' and 'd' have another mark than the one that is shown. */
const narrowed = [
  { id: 'fall', rows: rows('a', 'b', 'c', 'd', 'e').filter(({ id }) => id !== 'b' && id !== 'd') },
];

function ways(all: typeof columns, id: string): string[] {
  const directions: readonly Direction[] = ['up', 'down', 'top', 'bottom', 'previous', 'next'];
  return directions.map((direction) => {
    const place = neighbour(all, id, direction);
    return `${direction}: ${place === null ? '-' : `${place.columnId} ${place.rank}`}`;
  });
}

test.each([
  ['a', columns, ['up: -', 'down: fall 1', 'top: -', 'bottom: fall 2', 'previous: -', 'next: spring 0']],
  [
    'b',
    columns,
    ['up: fall 0', 'down: fall 2', 'top: fall 0', 'bottom: fall 2', 'previous: -', 'next: spring Infinity'],
  ],
  ['d', columns, ['up: -', 'down: -', 'top: -', 'bottom: -', 'previous: fall 0', 'next: -']],
  ['nobody', columns, ['up: -', 'down: -', 'top: -', 'bottom: -', 'previous: -', 'next: -']],
  ['c', narrowed, ['up: fall 0', 'down: fall 4', 'top: fall 0', 'bottom: fall 4', 'previous: -', 'next: -']],
])('a row goes up, down, to the ends and beside, past rows that are not shown: %s', (id, all, expected) => {
  expect(ways(all, id)).toEqual(expected);
});

test.each([
  ['a', 'fall', 'c', { columnId: 'fall', rank: 1 }],
  ['c', 'fall', 'a', { columnId: 'fall', rank: 0 }],
  ['a', 'spring', 'd', { columnId: 'spring', rank: 0 }],
  ['a', 'spring', null, { columnId: 'spring', rank: Infinity }],
])('%s is dropped into %s above %s', (id, columnId, belowId, place) => {
  expect(placeAbove(columns, id, columnId, belowId)).toEqual(place);
});
