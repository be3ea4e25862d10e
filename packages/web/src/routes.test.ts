import { expect, test } from 'vitest';
import { findRoute } from './routes.ts';

test('a URL has its page, its guard and its id', () => {
  const { title, guard, id } = findRoute('/athletes/a%2Fb');
  expect({ title, guard, id }).toEqual({ title: 'Athlete', guard: 'public', id: 'a/b' });
  expect(findRoute('/nowhere').page).toBe(findRoute('/404').page);
});
