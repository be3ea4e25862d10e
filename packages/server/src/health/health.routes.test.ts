import { expect, test } from 'vitest';
import { told } from '../testing/test-answer.ts';
import { startingApp } from './health.routes.ts';

async function call(reasons: readonly string[], path: string): Promise<{ status: number; body: unknown }> {
  const answer = await startingApp(async () => reasons)(new Request(`http://matchpoint.test${path}`));
  return { status: answer.status, body: await answer.json() };
}

test('a server whose database is ready is not, until it answers calls', async () => {
  expect(await call([], '/readyz')).toEqual({
    status: 503,
    body: { detail: 'The server is starting.', reasons: ['starting'] },
  });
  expect(await call([], '/api/athletes')).toEqual(told(503, 'The service is starting.'));
  expect(await call([], '/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
});

test('a server that waits for its database says what is missing', async () => {
  expect(await call(['migration missing: 0001-directory.sql'], '/readyz')).toEqual({
    status: 503,
    body: {
      detail: 'The database does not answer, or is not migrated.',
      reasons: ['migration missing: 0001-directory.sql'],
    },
  });
});
