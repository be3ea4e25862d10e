import { distributions } from '@matchpoint/core/athletes/lists/distribution';
import { createClient } from '@matchpoint/core/client/client';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { fetchDistributions } from './use-distributions.ts';

const all = distributions([anAthlete({ GPA: 3.5, ITF: 12 })]);
const women = { sport: 'Tennis', gender: 'Female' } as const;
const ofWomen = { ...all, group: women };

/** Asks a service for the women in tennis; also returns the queries that it received. */
async function ask(answer: (search: string) => Response) {
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

const refusing = (status: number) => (search: string) =>
  search === '' ? Response.json(all) : Response.json({ detail: 'sport is not known' }, { status });

test.each([
  ['counts the group, and names it', () => Response.json(ofWomen), ofWomen, []],
  ['ignores the group, and names none', () => Response.json(all), all, []],
  ['refuses the group with 400', refusing(400), all, ['']],
  ['refuses the group with 422', refusing(422), all, ['']],
])('a service that %s', async (_, answer, counted, more) => {
  expect(await ask(answer)).toEqual({ counted, asked: ['?sport=Tennis&gender=Female', ...more] });
});

test.each([
  [404, '{"detail":"Not Found"}'],
  [405, '{"detail":"Method Not Allowed"}'],
  [501, ''],
  [200, '<!doctype html>'],
  [200, '{"GPA":{"count":1,"bins":[1]}}'],
])('is null where the service answers with %i and %s', async (status, body) => {
  expect((await ask(() => new Response(body, { status }))).counted).toBeNull();
});

test('throws when the service is unreachable', async () => {
  await expect(ask(() => new Response('', { status: 503 }))).rejects.toMatchObject({
    kind: 'unreachable',
    status: 503,
  });
});
