import { expect, test } from 'vitest';
import { createClient } from './client.ts';

const answering = (body: string, init: ResponseInit = {}) =>
  createClient({ baseUrl: 'http://service.test', fetch: async () => new Response(body, init) });

test('a list from a service without paging is whole, unknown fields ignored, gaps null', async () => {
  const page = await answering('[{"id":7,"name":"Ada","hobby":"chess","GPA":"3.7"}]').listAthletes();
  expect(page).toMatchObject({
    rows: [{ id: '7', name: 'Ada', GPA: 3.7, bio: null }],
    total: null,
    next: null,
  });
});

test('a page names its total and its next cursor', async () => {
  const client = answering('[]', {
    headers: { 'X-Total-Count': '120', Link: '</api/athletes/?limit=2&cursor=a%2Bb>; rel="next"' },
  });
  expect(await client.listAthletes({ limit: '2' })).toEqual({ rows: [], total: 120, next: 'a+b' });
});

test('a list that is no array is malformed', async () => {
  await expect(answering('{"rows":[]}').listAgencies()).rejects.toMatchObject({
    kind: 'malformed',
    status: 200,
  });
});

test('a refusal carries its problems', async () => {
  const body = '{"detail":[{"loc":["query","limit"],"msg":"must be a whole number","type":"x"}]}';
  await expect(answering(body, { status: 422 }).listAthletes()).rejects.toMatchObject({
    kind: 'refused',
    status: 422,
    message: 'limit must be a whole number',
    problems: [{ field: 'limit', message: 'must be a whole number' }],
  });
});
