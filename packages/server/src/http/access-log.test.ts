import { beforeEach, expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { createAccessLog } from './access-log.ts';

const written: string[] = [];
const { project, server } = await testService({
  listening: true,
  watching: { report: createAccessLog({ write: (line) => written.push(line) }), isNamed: true },
});
beforeEach(() => {
  written.length = 0;
});

const lines = () => written.map((line): unknown => JSON.parse(line));

const aLine = (facts: object) => ({
  level: 30,
  time: expect.any(Number),
  pid: process.pid,
  request: expect.stringMatching(/^[0-9a-f-]{36}$/),
  ms: expect.any(Number),
  bytes: expect.any(Number),
  msg: 'answered',
  ...facts,
});

test('a line says what was asked and how it was answered, under the id that the answer has', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await fetch(`${server.url}/api/athletes/?q=Ada`, {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  await answer.arrayBuffer();
  const request = answer.headers.get('X-Request-Id');
  await expect
    .poll(lines)
    .toEqual([aLine({ request, trace, method: 'GET', operation: 'listAthletes', status: 200 })]);
  const body = Number(answer.headers.get('Content-Length'));
  expect(lines()).toEqual([
    expect.objectContaining({ bytes: expect.toSatisfy((bytes: number) => bytes > body + 100) }),
  ]);
});

test('a failure is logged under the id that its answer has', async () => {
  await server.sql`alter table agencies rename to agencies_away`;
  const answer = await fetch(`${server.url}/api/agencies/1`);
  await server.sql`alter table agencies_away rename to agencies`;
  const request = answer.headers.get('X-Request-Id');
  expect(await answer.json()).toEqual({
    detail: `Something went wrong in the service (request ${request}).`,
  });
  expect(server.logged.at(-1)).toMatchObject({ request, message: 'a request failed' });
  await expect
    .poll(lines)
    .toEqual([aLine({ request, method: 'GET', operation: 'showAgency', status: 500, refusal: 'failed' })]);
});

test('probes are not logged', async () => {
  for (const path of ['/healthz', '/readyz', '/api/agencies/1']) await fetch(`${server.url}${path}`);
  await expect.poll(lines).toEqual([aLine({ method: 'GET', operation: 'showAgency', status: 404 })]);
});

test('nothing that names a person is in it, whatever was sent, answered or refused', async () => {
  project.accounts.set('ludmila-uid', { disabled: false, isVerified: true, validSince: 0 });
  const token = await project.sign({ sub: 'ludmila-uid', email: 'ludmila@example.com' });
  const call = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      ...init,
      headers: { 'X-Forwarded-For': '203.0.113.7', 'Content-Type': 'application/json', ...init.headers },
    });
  const asLudmila = { headers: { Authorization: `Bearer ${token}` } };
  const forged = {
    headers: { Authorization: `Bearer ${await project.forge({ email: 'ludmila@example.com' })}` },
  };
  await call('GET', '/api/athletes/?q=ludmila@example.com&country=Germany');
  await call('GET', '/api/athletes/ludmila@example.com');
  await call('GET', '/reset-password?oobCode=secret-code&email=ludmila@example.com');
  await call('GET', '/api/users/me', asLudmila);
  await call('GET', '/api/users/me', forged);
  await call('GET', '/api/users/me');
  await call('POST', '/api/users/me/agencies', {
    ...asLudmila,
    body: JSON.stringify({ name: 'Ludmila’s agency', email: 'ludmila@example.com' }),
  });
  await call('POST', '/api/users/', {
    body: JSON.stringify({ email: 'ludmila@example.com', password: 'secret-word' }),
  });
  await expect.poll(() => lines().length).toBe(8);
  expect(lines()).toMatchObject([
    { operation: 'listAthletes', status: 200 },
    { operation: 'showAthlete', status: 404 },
    { operation: 'page resetPassword', status: 404 },
    { operation: 'showMe', status: 200 },
    { operation: 'showMe', status: 401, refusal: 'token_invalid' },
    { operation: 'showMe', status: 401, refusal: 'token_missing' },
    { operation: 'createAgency', status: 422 },
    { operation: 'signUp', status: 201 },
  ]);
  for (const secret of [
    'ludmila',
    'Ludmila',
    'example.com',
    'secret',
    token,
    '203.0.113',
    '127.0.0.1',
    'Germany',
  ]) {
    expect(written.join(''), secret).not.toContain(secret);
  }
});
