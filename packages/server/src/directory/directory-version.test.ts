import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ cluster: inject('testCluster') });
});
afterAll(async () => {
  await server.stop();
});

const counted = z.tuple([z.object({ raises: z.coerce.number() })]);
async function version(): Promise<number> {
  const [{ raises }] = counted.parse([
    ...(await server.sql`select sum(raises) as raises from directory_version`),
  ]);
  return raises;
}

test.each([
  ['of its own', 'pg_backend_pid() % 64'],
  ['that is every writer’s own', '7'],
])('every statement of writers that meet raises the version once, by a slot %s', async (_, own) => {
  const { sql } = server;
  const [{ definition }] = z
    .tuple([z.object({ definition: z.string().includes('pg_backend_pid() % 64') })])
    .parse([...(await sql`select pg_get_functiondef('raise_directory_version'::regproc) as definition`)]);
  await sql.unsafe(definition.replaceAll('pg_backend_pid() % 64', own));
  const ids = await server.addAthletes(Array.from({ length: 12 }, () => ({ name: 'Demo' })));
  const before = await version();
  await Promise.all(
    ids.map(async (id) => {
      for (let time = 0; time < 10; time += 1) {
        await sql`update athletes set version = version + 1 where id = ${id}`;
        await sql.begin(async (transaction) => {
          for (let twice = 0; twice < 2; twice += 1)
            await transaction`update athletes set version = version + 1 where id = ${id}`;
        });
      }
    }),
  );
  expect((await version()) - before).toBe(12 * 10 * 3);
});
