import { expect, test } from 'vitest';
import { countNamesakes, namesakeKey } from './namesakes.ts';

test('namesakes are those whom a list without accents and case shows alike', () => {
  const listed = [
    { id: '1', name: 'Zoë  Demo', sport: 'Tennis' },
    { id: '2', name: 'zoe demo', sport: 'tennis' },
    { id: '3', name: 'Zoe Demo', sport: 'Soccer' },
    { id: '4', name: 'Zoe Demo', sport: null },
  ];
  expect(namesakeKey({ name: 'Zoë  Demo', sport: 'Tennis' })).toBe('zoe demo\ntennis');
  expect(Object.fromEntries(countNamesakes(listed))).toEqual({
    'zoe demo\ntennis': 2,
    'zoe demo\nsoccer': 1,
    'zoe demo\n': 1,
  });
});
