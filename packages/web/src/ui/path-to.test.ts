import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathTo } from './path-to.ts';

/** The id that the browser asks for when a link leads to `path`. */
const asked = (path: string) => {
  const { pathname } = new URL(path, 'https://matchpoint.example');
  return decodeURIComponent(pathname.slice('/athletes/'.length));
};

test('any id is named by its path as the browser reads it, or has none', () => {
  const ids = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[./%2eE]{1,6}$/));
  fc.assert(
    fc.property(ids, (id) => {
      const path = pathTo('/athletes', id);
      if (path !== null) expect(asked(path)).toBe(id);
    }),
  );
});

test('what browsers take for a folder has no path, and what only looks like it has one', () => {
  const ids = ['', '.', '..', '\ud800', '...', '.a', '%2E', '/', '7', 'Zoë'];
  expect(Object.fromEntries(ids.map((id) => [id, pathTo('/athletes', id)]))).toEqual({
    '': null,
    '.': null,
    '..': null,
    '\ud800': null,
    '...': '/athletes/...',
    '.a': '/athletes/.a',
    '%2E': '/athletes/%252E',
    '/': '/athletes/%2F',
    '7': '/athletes/7',
    Zoë: '/athletes/Zo%C3%AB',
  });
});
