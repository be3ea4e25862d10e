import { expect, test, vi } from 'vitest';

test('a URL has its page, its guard and its id', async () => {
  // Pages follow other tabs, and read what was typed into the shell, from the moment they are loaded.
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { querySelector: () => null });
  const { findRoute } = await import('./routes.ts');
  const { title, guard, id } = findRoute('/athletes/a%2Fb');
  expect({ title, guard, id }).toEqual({ title: 'Athlete', guard: 'public', id: 'a/b' });
  expect(findRoute('/nowhere').page).toBe(findRoute('/404').page);
});
