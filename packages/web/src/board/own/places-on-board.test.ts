import type { Board, Mark } from '@matchpoint/core/board/board';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { type Direction, neighbour, placeAbove } from './places-on-board.ts';

const entries = (mark: Mark | null, ...ids: readonly string[]) =>
  ids.map((id) => ({ id, note: '', mark, markedAt: null, facts: anAthlete() }));
const column = (id: string, ...all: readonly ReturnType<typeof entries>[]) => ({
  id,
  name: id,
  places: null,
  entries: all.flat(),
});
const board: Board = {
  version: 1,
  columns: [column('fall', entries(null, 'a', 'b', 'c')), column('spring', entries(null, 'd'))],
};
const marked: Board = {
  version: 1,
  columns: [
    column(
      'fall',
      entries('no', 'a'),
      entries(null, 'b'),
      entries('no', 'c'),
      entries(null, 'd'),
      entries('no', 'e'),
    ),
  ],
};

test.each([
  ['a', board, ['up: -', 'down: fall 1', 'top: -', 'bottom: fall 2', 'previous: -', 'next: spring 0']],
  [
    'b',
    board,
    ['up: fall 0', 'down: fall 2', 'top: fall 0', 'bottom: fall 2', 'previous: -', 'next: spring Infinity'],
  ],
  ['d', board, ['up: -', 'down: -', 'top: -', 'bottom: -', 'previous: fall 0', 'next: -']],
  ['nobody', board, ['up: -', 'down: -', 'top: -', 'bottom: -', 'previous: -', 'next: -']],
  ['c', marked, ['up: fall 0', 'down: fall 4', 'top: fall 0', 'bottom: fall 4', 'previous: -', 'next: -']],
])('a row goes up, down, to the ends and beside, past rows that are not shown: %s', (id, on, expected) => {
  const directions: readonly Direction[] = ['up', 'down', 'top', 'bottom', 'previous', 'next'];
  const ways = directions.map((direction) => {
    const place = neighbour(on, id, direction, on === marked ? 'no' : null);
    return `${direction}: ${place === null ? '-' : `${place.columnId} ${place.rank}`}`;
  });
  expect(ways).toEqual(expected);
});

test.each([
  ['a', 'fall', 'c', { columnId: 'fall', rank: 1 }],
  ['c', 'fall', 'a', { columnId: 'fall', rank: 0 }],
  ['a', 'spring', 'd', { columnId: 'spring', rank: 0 }],
  ['a', 'spring', null, { columnId: 'spring', rank: Infinity }],
])('%s is dropped into %s above %s', (id, columnId, belowId, place) => {
  expect(placeAbove(board, id, columnId, belowId)).toEqual(place);
});
