import { readFileSync } from 'node:fs';
import { needsBearer, operations } from '@matchpoint/core/contract/operations';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { asking } from '../src/testing/document.ts';
import { testService } from '../src/testing/fixtures.ts';

const texts = { terms: '# Terms' };
const { server, newPerson, beside } = await testService({
  ...asking,
  texts,
  trustedProxies: ['127.0.0.1'],
});
const strict = await beside({ readsPerMinute: 1, signUpsPerHour: 1 });
// More than a list sends at once.
const many = Array.from({ length: 2001 }, () => ({}));
await server.addAgencies(many);
await server.addAthletes(many);
type Operation = (typeof operations)[keyof typeof operations];
const poolNames = ['reads', 'searches', 'streams', 'people'] as const;

/** The connections that the call used. */
async function poolsOf(call: () => Promise<unknown>): Promise<string[]> {
  const used = new Set<string>();
  const restore = poolNames.map((name) => {
    const pool = server.watched.pools[name];
    const before = { ...pool };
    const note =
      <Arguments extends readonly unknown[], Answer>(make: (...given: Arguments) => Answer) =>
      (...given: Arguments) => {
        used.add(name);
        return make(...given);
      };
    Object.assign(pool, {
      within: note(before.within),
      lease: note(before.lease),
      query: note(before.query),
    });
    return () => Object.assign(pool, before);
  });
  await call();
  for (const step of restore) step();
  return poolNames.filter((name) => used.has(name));
}

const account = { email: 'a@example.com', password: 'secret123' };
const answer = {
  link: '0'.repeat(32),
  answer: 'refuse',
  athlete_name: 'A',
  language: 'en',
  text: '2026-11-27',
  key: 'k',
};
const refused = z.object({ detail: z.string() });
const longBody = `"${'x'.repeat(5 * 1024 * 1024)}"`;

/** One row of the table, as the server behaves. */
async function rowOf(name: string, operation: Operation): Promise<string> {
  const me = await newPerson();
  const agencyId = await me.createAgency();
  const path = operation.path
    .replace('{agencyId}', agencyId)
    .replace('{name}', 'terms')
    .replace(/\{\w+\}/, '1');
  const send = (query: string, body?: unknown) => me.call(operation.method, `${path}${query}`, body);
  const tooLarge = 'body' in operation ? refused.parse((await send('', longBody)).body).detail : '';
  const pools = await poolsOf(async () => {
    for (const query of ['', '?q=abc'])
      await send(query, 'body' in operation ? { ...account, ...answer } : undefined);
  });
  const limit = needsBearer(operation) ? 'account' : await limitOf(operation.method, path);
  const cells = [
    `\`${name}\``,
    `${operation.method} \`${operation.path}\``,
    pools.join(', '),
    /\d+ KB/.exec(tooLarge)?.[0],
    limit,
  ];
  return `| ${cells.map((cell) => cell || '-').join(' | ')} |`;
}

/** What bounds the calls of one address that need no account. */
async function limitOf(method: string, path: string): Promise<string> {
  const send = () =>
    strict.fetch(path, {
      method,
      headers: { 'X-Forwarded-For': `203.0.113.${path.length}`, 'Content-Type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify({ ...account, ...answer }) }),
    });
  await send();
  if ((await send()).status !== 429) return '-';
  return path.startsWith('/api/users') ? 'sign-ups' : 'reads';
}

test('the table of what each call can cost is as the server behaves', async () => {
  const rows: string[] = [];
  for (const [name, operation] of Object.entries(operations)) rows.push(await rowOf(name, operation));
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  expect(text.split('\n').filter((line) => /^\| `\w+` \| (GET|POST|PUT|PATCH|DELETE) /.test(line))).toEqual(
    rows,
  );
});
