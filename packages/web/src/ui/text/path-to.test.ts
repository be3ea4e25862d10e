import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathTo } from './path-to.ts';

/** The id that the browser requests for a link to `path`. */
const requested = (path: string) => {
  const { pathname } = new URL(path, 'https://matchpoint.example');
  return decodeURIComponent(pathname.slice('/athletes/'.length));
};

test('the browser reads the id back from its path, or there is no path', () => {
  const ids = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[./%2eE]{1,6}$/));
  fc.assert(
    fc.property(ids, (id) => {
      const path = pathTo('/athletes', id);
      if (path !== null) expect(requested(path)).toBe(id);
    }),
  );
});

test('ids that browsers resolve as folders have no path, similar ones do', () => {
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
