import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './server.ts';

test('until the app is there, every call is told to come again', async () => {
  const server = await listen('127.0.0.1', 0);
  const early = await fetch(`${server.url}/api/athletes/`);
  server.open(() => new Response('here'));
  const late = await fetch(`${server.url}/api/athletes/`);
  expect([early.status, early.headers.get('Retry-After'), await early.json(), await late.text()]).toEqual([
    503,
    '1',
    { detail: 'The service is starting.' },
    'here',
  ]);
  await server.close();
});

test('closing cuts off who never ends', async () => {
  const server = await listen('127.0.0.1', 0);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n');
  // A client that is cut off with half a request may see a reset.
  socket.on('error', () => {});
  const cut = new Promise((resolve) => socket.once('close', resolve));
  await server.close(1);
  await cut;
});

test('an address that is not this machine’s is named', async () => {
  await expect(listen('192.0.2.1', 0)).rejects.toThrow(
    'HOST: 192.0.2.1 is not an address of this machine; use one that is, like HOST=127.0.0.1.',
  );
});
