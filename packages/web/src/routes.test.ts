import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useRouter } from 'wouter';
import { findRoute, routes } from './routes.ts';

/** The title of the route of `pathname`, and the id in it. */
function found(pathname: string): string {
  function Found() {
    const { route, id } = findRoute(useRouter().parser, pathname);
    return [route.title, id].filter(Boolean).join(': ');
  }
  return renderToStaticMarkup(createElement(Found));
}

test('finds the page of every URL', () => {
  const urls = [
    '/',
    '/athletes',
    '/athletes/7',
    '/agencies',
    '/agencies/7',
    '/coaches',
    '/coaches/7',
    '/account',
    '/my-athletes',
    '/my-athletes/import',
    '/my-agency',
    '/add',
    '/add-agency',
    '/settings',
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/reset-password',
    '/404',
    '/500',
  ];
  expect(Object.fromEntries(urls.map((url) => [url, found(url)]))).toMatchInlineSnapshot(`
    {
      "/": "Home",
      "/404": "Page not found",
      "/500": "Server error",
      "/account": "My Account",
      "/add": "Add athlete",
      "/add-agency": "Add agency",
      "/agencies": "Agencies",
      "/agencies/7": "Agency: 7",
      "/athletes": "Athletes",
      "/athletes/7": "Athlete: 7",
      "/coaches": "Coaches",
      "/coaches/7": "Coach: 7",
      "/forgot-password": "Forgot password",
      "/my-agency": "My Agency",
      "/my-athletes": "My Athletes",
      "/my-athletes/import": "Import athletes",
      "/reset-password": "Reset password",
      "/settings": "Settings",
      "/sign-in": "Sign in",
      "/sign-up": "Sign up",
    }
  `);
  expect(routes).toHaveLength(urls.length);
});

test('guards the pages', () => {
  const of = (guard: string) => routes.filter((route) => route.guard === guard).map(({ path }) => path);
  expect(of('anonymousOnly')).toEqual(['/sign-in', '/sign-up', '/forgot-password']);
  expect(of('signedInOnly')).toEqual([
    '/account',
    '/my-athletes',
    '/my-athletes/import',
    '/my-agency',
    '/settings',
  ]);
});

test('ignores a trailing slash; anything else is not found', () => {
  expect(['/athletes/', '/nowhere', '/athletes/7/more', '/athletes/%E0%A4%A'].map(found)).toEqual([
    'Athletes',
    'Page not found',
    'Page not found',
    'Page not found',
  ]);
});

test('decodes an id once, whatever its text', () => {
  const ids = ['a/b', 'a%2Fb', '100%', 'ü ö', '?#&', '..'];
  expect(ids.map((id) => found(`/athletes/${encodeURIComponent(id)}`))).toEqual(
    ids.map((id) => `Athlete: ${id.replace('&', '&amp;')}`),
  );
});
