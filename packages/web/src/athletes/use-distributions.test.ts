import { distributions } from '@matchpoint/core/athletes/lists/distribution';
import { createClient } from '@matchpoint/core/client/client';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { fetchDistributions } from './use-distributions.ts';

const ask = (body: string, status = 200) =>
  fetchDistributions(
    createClient({ baseUrl: 'http://service.test', fetch: async () => new Response(body, { status }) }),
  );
const all = distributions([anAthlete({ GPA: 3.5, ITF: 12 })]);
const women = { sport: 'Tennis', gender: 'Female' } as const;

/** Asks a service for the women in tennis; also returns the queries that it received. */
async function askForWomen(answer: (search: string) => Response) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async (input) => {
      const { search } = new URL(input instanceof Request ? input.url : input);
      asked.push(search);
      return answer(search);
    },
  });
  return { counted: await fetchDistributions(client, women), asked };
}

test('returns the distributions of the service', async () => {
  expect(await ask(JSON.stringify(all))).toEqual(all);
});

test('asks for a group, whose name comes with the answer', async () => {
  const counted = { ...all, group: women };
  expect(await askForWomen(() => Response.json(counted))).toEqual({
    counted,
    asked: ['?sport=Tennis&gender=Female'],
  });
});

test('a service that ignores the group counts everybody, and does not name one', async () => {
  expect(await askForWomen(() => Response.json(all))).toEqual({
    counted: all,
    asked: ['?sport=Tennis&gender=Female'],
  });
});

test.each([400, 422])('a service that refuses the group with %i is asked for everybody', async (status) => {
  const refusing = (search: string) =>
    search === '' ? Response.json(all) : Response.json({ detail: 'sport is not known' }, { status });
  expect(await askForWomen(refusing)).toEqual({ counted: all, asked: ['?sport=Tennis&gender=Female', ''] });
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
