import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { undo } from '../testing/fixtures.ts';
import { cancelStatement } from './cancel-statement.ts';

test('a pooler that cannot pass the request on yet keeps its connection', async () => {
  const pooler = createServer().listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  let open = 0;
  pooler.on('connection', (socket) => {
    open += 1;
    socket.resume().once('close', () => {
      open -= 1;
    });
    undo(async () => void socket.destroy());
  });
  undo(async () => void pooler.close());
  const { port } = pooler.address() as AddressInfo;
  const client = Object.assign(new Client({ host: '127.0.0.1', port }), { processID: 1, secretKey: 2 });
  await cancelStatement(client);
  // The second takes as long again: time for the end of the first to arrive.
  await cancelStatement(client);
  expect(open).toBe(2);
});
