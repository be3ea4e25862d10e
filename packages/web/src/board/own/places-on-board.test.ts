import { expect, test } from 'vitest';
import { type Direction, neighbour } from './places-on-board.ts';

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
