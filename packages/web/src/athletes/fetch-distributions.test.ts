import { distributions } from '@matchpoint/core/athletes/distribution';
import { createClient } from '@matchpoint/core/service/client';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { fetchDistributions } from './fetch-distributions.ts';

const ask = (body: string, status = 200) =>
  fetchDistributions(
    createClient({ baseUrl: 'http://service.test', fetch: async () => new Response(body, { status }) }),
  );

test('returns the distributions of the service', async () => {
  const counted = distributions([anAthlete({ GPA: 3.5, ITF: 12 })]);
  expect(await ask(JSON.stringify(counted))).toEqual(counted);
});

test('returns null when the service refuses the call or answers something else', async () => {
  const answers = await Promise.all([
    ask('{"detail":"Not Found"}', 404),
    ask('{"detail":"Method Not Allowed"}', 405),
    ask('', 501),
    ask('<!doctype html>'),
    ask('{"GPA":{"count":1,"bins":[1]}}'),
  ]);
  expect(answers).toEqual([null, null, null, null, null]);
});

test('throws when the service is unreachable', async () => {
  await expect(ask('', 503)).rejects.toMatchObject({ kind: 'unreachable', status: 503 });
});
