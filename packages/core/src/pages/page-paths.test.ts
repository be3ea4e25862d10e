import { expect, test } from 'vitest';
import { documentTitle, findPage, pageNames, pages } from './page-paths.ts';

test('finds the page of every path', () => {
  const found = pageNames.map((name) => findPage(pages[name].path.replace(':id', '7')));
  expect(found).toEqual(pageNames.map((name) => ({ name, id: pages[name].path.endsWith(':id') ? '7' : '' })));
});

test('guards the pages', () => {
  const of = (guard: string) =>
    pageNames.filter((name) => pages[name].guard === guard).map((name) => pages[name].path);
  expect(of('anonymousOnly')).toEqual(['/sign-in', '/sign-up', '/forgot-password']);
  expect(of('signedInOnly')).toEqual([
    '/account',
    '/my-athletes',
    '/my-athletes/import',
    '/my-agency',
    '/settings',
  ]);
});

test('ignores case and a slash at the end; anything else is not found', () => {
  const addresses = [
    '/athletes/',
    '/Athletes',
    '/athletes/7/',
    '/nowhere',
    '/athletes/7/more',
    '/athletes//',
    '//',
  ];
  expect(addresses.map((address) => findPage(address).name)).toEqual([
    'athletes',
    'athletes',
    'athlete',
    'notFound',
    'notFound',
    'notFound',
    'notFound',
  ]);
  expect(findPage('/athletes/%E0%A4%A')).toEqual({ name: 'notFound', id: '' });
});

test('decodes an id once, whatever its text', () => {
  const ids = ['a/b', 'a%2Fb', '100%', 'ü ö', '?#&', '..'];
  expect(ids.map((id) => findPage(`/athletes/${encodeURIComponent(id)}`))).toEqual(
    ids.map((id) => ({ name: 'athlete', id })),
  );
});

test('a document is named after its page', () => {
  expect(documentTitle('Athletes')).toBe('Athletes · Matchpoint');
});
