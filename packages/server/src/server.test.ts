import { expect, test } from 'vitest';
import { listen } from './server.ts';

test('until the app is there, every call is told to come again', async () => {
  const server = await listen('127.0.0.1', 0);
  const ask = (path: string) => fetch(server.url + path);
  const [early, ready, alive] = [await ask('/api/athletes/'), await ask('/readyz'), await ask('/healthz')];
  server.open(() => new Response('here'));
  expect([early.status, early.headers.get('Retry-After'), await early.json()]).toEqual([
    503,
    '1',
    { detail: 'The service is starting.' },
  ]);
  expect([ready.status, await ready.json(), alive.status]).toEqual([
    503,
    { detail: 'The server is starting.', reasons: ['starting'] },
    200,
  ]);
  expect(await (await ask('/api/athletes/')).text()).toBe('here');
  await server.ending.close(1000);
});

test('an address that is not this machine’s is named', async () => {
  await expect(listen('192.0.2.1', 0)).rejects.toThrow(
    'HOST: 192.0.2.1 is not an address of this machine; use one that is, like HOST=127.0.0.1.',
  );
});
