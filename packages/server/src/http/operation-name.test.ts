import { operations } from '@matchpoint/core/contract/operations';
import { expect, test } from 'vitest';
import { operationName, operationNames } from './operation-name.ts';

test('each call of the contract has its name, with and without a slash at its end', () => {
  for (const [name, { method, path }] of Object.entries(operations)) {
    const url = path.replace(/\{\w+\}/g, '12').replace(/\/$/, '');
    expect([operationName(method, url), operationName(method, `${url}/?q=someone@example.com`)]).toEqual([
      name,
      name,
    ]);
  }
});

test.each([
  ['HEAD', '/api/athletes/', 'listAthletes'],
  ['GET', '/healthz', 'health'],
  ['GET', '/readyz', 'readiness'],
  ['GET', '/api/openapi.json', 'openapi'],
  ['OPTIONS', '/api/athletes/', 'preflight'],
  ['GET', '/', 'page home'],
  ['GET', '/athletes/12?from=list', 'page athlete'],
  ['GET', '/reset-password?oobCode=secret', 'page resetPassword'],
  ['GET', '/somewhere/else', 'page notFound'],
  ['GET', '/assets/app-1a2b.js', 'file'],
  ['GET', '/robots.txt', 'file'],
  ['GET', '/sitemap-athletes-2.xml', 'sitemap'],
  ['GET', '/api/nothing', 'unknown'],
  ['GET', '/api/athletes/1/2', 'unknown'],
  ['DELETE', '/api/athletes/1', 'unknown'],
  ['POST', '/', 'unknown'],
  ['BREW', '*', 'unknown'],
  ['GET', '', 'page notFound'],
])('%s %s is %s', (method, url, name) => {
  expect(operationName(method, url)).toBe(name);
  expect(operationNames).toContain(name);
});
