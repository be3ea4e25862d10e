import { Hono } from 'hono';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Peer } from '../http/client-address.ts';
import { testFolder, testServer } from '../testing/fixtures.ts';
import type { TestServer } from '../testing/test-server.ts';
import { createReadsLimit } from './reads-limit.ts';

const webDir = await testFolder({ 'index.html': '<title>Matchpoint</title>', 'favicon.svg': '<svg/>' });

let server: TestServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  server = await testServer({
    webDir,
    trustedProxies: ['127.0.0.1'],
    corsOrigins: ['https://app.example.com'],
    readsPerMinute: 3,
  });
});

/** The status of a request that a trusted proxy forwards. */
async function from(address: string | null, path: string): Promise<number> {
  return (await server.fetch(path, { headers: address === null ? {} : { 'X-Forwarded-For': address } }))
    .status;
}
const reads = ['/api/athletes/', '/api/athletes/1', '/api/agencies/?q=a', '/athletes', '/sitemap.xml'];

test('one address may read so much a minute, others go on, and it may go on after that', async () => {
  const [first, second] = ['203.0.113.7', '203.0.113.8'];
  for (const path of ['/api/agencies/', '/', '/api/athlete-distributions']) {
    expect(await from(first, path), path).toBe(200);
  }
  for (const path of reads) expect(await from(first, path), path).toBe(429);
  expect(await from(second, '/api/athletes/')).toBe(200);
  vi.advanceTimersByTime(60_000);
  expect(await from(first, '/api/athletes/')).toBe(200);
});

test('files, readiness and signed-in calls are not counted', async () => {
  const paths = ['/favicon.svg', '/healthz', '/readyz', '/robots.txt', '/api/openapi.json', '/api/nothing'];
  for (const path of [...paths, ...paths]) await from('203.0.113.7', path);
  expect(await from('203.0.113.7', '/api/athletes/')).toBe(200);
});

test('programs on this machine are not counted', async () => {
  for (const path of [...reads, ...reads]) expect(await from(null, path), path).not.toBe(429);
});

test('whoever is refused learns when to come back, also from a page of another origin', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.7', Origin: 'https://app.example.com' };
  for (let read = 0; read < 3; read += 1) await server.fetch('/api/athletes/', { headers });
  vi.advanceTimersByTime(20_000);
  const answer = await server.fetch('/api/athletes/', { headers });
  expect({
    status: answer.status,
    wait: answer.headers.get('Retry-After'),
    origin: answer.headers.get('Access-Control-Allow-Origin'),
    body: await answer.json(),
  }).toEqual({
    status: 429,
    wait: '40',
    origin: 'https://app.example.com',
    body: { detail: 'This address reads too much; continue in 40 seconds.' },
  });
});

test('a read counts once more for every two milliseconds that its answer takes, also where it fails', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const limit = createReadsLimit(100, () => '203.0.113.7');
  const app = new Hono<{ Bindings: Peer }>();
  app.get('/:milliseconds', (context) =>
    limit.read(context, async () => {
      const milliseconds = Number(context.req.param('milliseconds'));
      vi.advanceTimersByTime(milliseconds);
      if (milliseconds === 150) throw new Error('too slow');
      return context.text('read');
    }),
  );
  app.onError((_, context) => context.text('failed', 503));
  const statuses: number[] = [];
  for (const path of ['/0', '/1', '/44', '/150', '/0', '/0']) {
    statuses.push((await app.request(path, {}, {})).status);
  }
  // 1 + 1 + 23 + 76 reads: more than 100.
  expect(statuses).toEqual([200, 200, 200, 503, 429, 429]);
});
