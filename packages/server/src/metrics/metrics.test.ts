import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { refusals } from '../http/refusal.ts';
import { testService, undo } from '../testing/fixtures.ts';
import { rawCall } from '../testing/raw-call.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './open-metrics.ts';

const metrics = createMetrics();
const { project, server } = await testService({
  listening: true,
  watching: { report: metrics.report, isNamed: false },
  trustedProxies: ['127.0.0.1'],
  readsPerMinute: 5,
  limits: { connections: 8 },
});
metrics.watch(server.watched);
const metricsServer = await serveMetrics(metrics, '127.0.0.1', 0);
undo(() => metricsServer.close());

interface Scrape {
  /** By name, with its type. */
  readonly types: Readonly<Record<string, string>>;
  /** By name and labels. */
  readonly samples: Readonly<Record<string, number>>;
}

/** Reads Prometheus' text format, every line of it. */
async function scrape(): Promise<Scrape> {
  const text = await (await fetch(metricsServer.url)).text();
  const types: Record<string, string> = {};
  const samples: Record<string, number> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const [, typed, type] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? [];
    const [, sample, value] = /^([a-z0-9_]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
    if (typed !== undefined && type !== undefined) types[typed] = type;
    else if (sample !== undefined) samples[sample] = Number(value);
    else expect(line).toMatch(/^# HELP \S+ ./);
  }
  return { types, samples };
}

async function call(path: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`${server.url}${path}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

const ofOurs = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).filter(([name]) => name.startsWith('matchpoint_')));

const counted = async (sample: string) => (await scrape()).samples[sample];
const requests = (operation: string, status: string) =>
  `matchpoint_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`;

test('all metrics, with their types', async () => {
  const { types } = await scrape();
  expect(ofOurs(types)).toEqual({
    matchpoint_http_request_duration_seconds: 'histogram',
    matchpoint_http_refusals_total: 'counter',
    matchpoint_database_connections: 'gauge',
    matchpoint_database_connections_max: 'gauge',
    matchpoint_database_waiting_requests: 'gauge',
    matchpoint_document_cache_bytes: 'gauge',
    matchpoint_document_cache_entries: 'gauge',
    matchpoint_document_cache_reads_total: 'counter',
    matchpoint_directory_version: 'gauge',
    matchpoint_ready: 'gauge',
    matchpoint_build_info: 'gauge',
  });
  expect(types).toMatchObject({
    process_cpu_seconds_total: 'counter',
    process_resident_memory_bytes: 'gauge',
    nodejs_eventloop_lag_p99_seconds: 'gauge',
    nodejs_gc_duration_seconds: 'histogram',
    nodejs_heap_size_used_bytes: 'gauge',
  });
});

test('the operator’s manual names metrics and reasons that there are', async () => {
  const manual = await readFile(new URL('../../../../docs/operate.md', import.meta.url), 'utf8');
  const { types } = await scrape();
  const names = new Set(manual.match(/matchpoint_[a-z_]+|nodejs_[a-z0-9_]+|process_[a-z_]+/g));
  for (const name of names) {
    expect(Object.keys(types), name).toContain(name.replace(/_(count|bucket|sum)$/, ''));
  }
  for (const reason of refusals) expect(manual).toContain(`\`${reason}\``);
});

test('requests are counted and timed by call and class of status, never by id or query', async () => {
  const [agency = ''] = await server.addAgencies([{ name: 'A' }]);
  const token = await project.sign({ sub: 'ada-uid', email: 'ada@example.com' });
  expect(await call('/api/athletes/?q=ada')).toBe(200);
  expect(await call(`/api/agencies/${agency}`)).toBe(200);
  expect(await call(`/api/agencies/${agency}`)).toBe(200);
  expect(await call('/api/agencies/12345')).toBe(404);
  expect(await call('/somewhere/12345')).toBe(404);
  expect(await call('/api/users/me', { Authorization: `Bearer ${token}` })).toBe(200);
  await expect.poll(() => counted(requests('showMe', '2xx'))).toBe(1);
  const { samples } = await scrape();
  expect(samples).toMatchObject({
    [requests('listAthletes', '2xx')]: 1,
    [requests('showAgency', '2xx')]: 2,
    [requests('showAgency', '4xx')]: 1,
    [requests('page notFound', '4xx')]: 1,
    matchpoint_ready: 1,
    'matchpoint_document_cache_reads_total{result="hit"}': 1,
    'matchpoint_document_cache_reads_total{result="miss"}': 3,
    'matchpoint_document_cache_reads_total{result="shared"}': 0,
    matchpoint_document_cache_entries: 2,
    'matchpoint_database_connections{pool="people",state="in_use"}': 0,
    'matchpoint_database_connections_max{pool="people"}': 4,
    'matchpoint_database_connections_max{pool="reads"}': 2,
    'matchpoint_database_connections_max{pool="searches"}': 2,
    'matchpoint_database_connections_max{pool="streams"}': 2,
    'matchpoint_database_connections_max{pool="probes"}': 2,
    'matchpoint_database_waiting_requests{pool="reads"}': 0,
  });
  expect(samples['matchpoint_document_cache_bytes']).toBeGreaterThan(2000);
  expect(samples['matchpoint_directory_version']).toBeGreaterThan(Date.parse('2026-01-01'));
  expect(samples['matchpoint_database_connections{pool="reads",state="idle"}']).toBeGreaterThan(0);
  const labels = Object.keys(samples).map((sample) => /operation="([^"]*)"/.exec(sample)?.[1]);
  expect(new Set(labels)).toEqual(
    new Set([undefined, 'listAthletes', 'showAgency', 'page notFound', 'showMe']),
  );
});

test('refusals are counted by their reason', async () => {
  const forged = { Authorization: `Bearer ${await project.forge()}` };
  expect(await call('/api/users/me')).toBe(401);
  expect(await call('/api/users/me', forged)).toBe(401);
  // One at least is read; how many more depends on how long their answers take.
  const read = () => call('/api/athletes/', { 'X-Forwarded-For': '203.0.113.7' });
  const statuses = [await read()];
  while (statuses.length < 6 && statuses.at(-1) === 200) statuses.push(await read());
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect((await rawCall(server.url, 'no HTTP\r\n\r\n')).status).toBe(400);
  expect((await rawCall(server.url, `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).status).toBe(431);
  const large = await fetch(`${server.url}/api/users/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(70_000) }),
  });
  expect(large.status).toBe(413);
  const reasons = async () =>
    Object.fromEntries(
      Object.entries((await scrape()).samples).flatMap(([sample, value]) => {
        const [, reason] = /^matchpoint_http_refusals_total\{reason="(.+)"\}$/.exec(sample) ?? [];
        return reason === undefined ? [] : [[reason, value]];
      }),
    );
  await expect.poll(reasons).toEqual({
    ...Object.fromEntries(refusals.map((reason) => [reason, 0])),
    token_missing: 1,
    token_invalid: 1,
    reads_limit: 1,
    unreadable: 1,
    header_too_large: 1,
    too_large: 1,
  });
});

test('a connection in use and a request that waits for one are seen', async () => {
  const lease = await server.watched.pools.streams.lease(10_000);
  const other = await server.watched.pools.streams.lease(10_000);
  const waiting = server.watched.pools.streams.lease(10_000);
  expect((await scrape()).samples).toMatchObject({
    'matchpoint_database_connections{pool="streams",state="in_use"}': 2,
    'matchpoint_database_waiting_requests{pool="streams"}': 1,
  });
  lease.release();
  (await waiting).release();
  other.release();
});

test('a server that is not ready says so', async () => {
  await server.sql`update schema_migrations set checksum = 'of another' where number = 1`;
  await expect.poll(() => counted('matchpoint_ready')).toBe(0);
});

test('a port that is taken is named with the variable that says it', async () => {
  const { port } = new URL(metricsServer.url);
  const second = serveMetrics(createMetrics(), '127.0.0.1', Number(port));
  await expect(second).rejects.toThrow(
    `MATCHPOINT_METRICS_PORT: 127.0.0.1:${port} is taken by another process; stop it, or choose another port, like MATCHPOINT_METRICS_PORT=${Number(port) + 1}.`,
  );
});

test('nothing else is answered there', async () => {
  const { origin } = new URL(metricsServer.url);
  for (const path of ['/', '/api/athletes/', '/metrics/more', '/healthz']) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(404);
  }
  expect((await fetch(metricsServer.url, { method: 'POST' })).status).toBe(404);
  expect(await call('/metrics')).toBe(404);
});
