import { operations } from '@matchpoint/core/contract/operations';
import { expect, test } from 'vitest';
import { asking } from '../testing/document.ts';
import { testServer } from '../testing/fixtures.ts';

const server = await testServer(asking);

test('/api/ names every call once, and the document, under a policy that lets nothing else in', async () => {
  for (const path of ['/api', '/api/']) {
    const answer = await server.fetch(path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/,
    );
    const page = await answer.text();
    const calls = Array.from(page.matchAll(/<code>(.*?)<\/code>/g), ([, call]) => call);
    expect(calls.toSorted()).toEqual(
      Object.values(operations)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    expect(page).toContain('<a href="/api/openapi.json" download>');
  }
});
