import { expect, test } from 'vitest';
import { type Direction, dropLine, neighbour } from './places-on-board.ts';

const columns = [
  { id: 'fall', rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
  { id: 'spring', rows: [{ id: 'd' }] },
];

test('a row goes up, down, to the ends, and beside', () => {
  const directions: readonly Direction[] = ['up', 'down', 'top', 'bottom', 'previous', 'next'];
  const of = (id: string) =>
    directions.map((direction) => {
      const place = neighbour(columns, id, direction);
      return `${direction}: ${place === null ? '-' : `${place.columnId} ${place.rank}`}`;
    });
  expect(of('a')).toEqual([
    'up: -',
    'down: fall 1',
    'top: -',
    'bottom: fall 2',
    'previous: -',
    'next: spring 0',
  ]);
  expect(of('b')).toEqual([
    'up: fall 0',
    'down: fall 2',
    'top: fall 0',
    'bottom: fall 2',
    'previous: -',
    'next: spring 1',
  ]);
  expect(of('d')).toEqual(['up: -', 'down: -', 'top: -', 'bottom: -', 'previous: fall 0', 'next: -']);
  expect(of('nobody').join()).not.toMatch(/\d/);
});

test('the line of a drop skips the dragged row', () => {
  const [fall] = columns;
  if (fall === undefined) throw new Error('no column');
  const lines = [0, 1, 2].map((rank) => dropLine(fall, 'b', { columnId: 'fall', rank }));
  expect(lines).toEqual(['a', 'c', 'end']);
  expect(dropLine(fall, 'd', { columnId: 'fall', rank: 1 })).toBe('b');
  expect([dropLine(fall, 'b', null), dropLine(fall, 'b', { columnId: 'spring', rank: 0 })]).toEqual([
    null,
    null,
  ]);
});
