import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { createOnce } from './create-once.ts';

const draft = {
  name: 'Ada Example',
  sport: 'Tennis',
  available_semester: 'Fall',
  available_year: 2027,
} as const;

/** A client of a service of which `fetch` tells what becomes of each call, `POST with a key` and so on. */
function clientOf(answer: (call: string) => Response) {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'http://service.example',
    fetch: async (_, init) => {
      const keyed = new Headers(init?.headers).has('Idempotency-Key') ? 'with a key' : 'without';
      const call = `${init?.method} ${keyed}`;
      calls.push(call);
      return answer(call);
    },
  });
  const create = () =>
    createOnce(client, { token: 't', key: 'k' }, (options) =>
      client.createAthlete('7', draft, options),
    ).catch((error: Error) => error.message);
  return { create, calls };
}
const network = () => {
  throw new TypeError('Failed to fetch');
};
const made = () => Response.json({ id: 5 }, { status: 201 });

test('a service that takes a key gets it, and is called once', async () => {
  const { create, calls } = clientOf(made);
  expect([await create(), calls]).toEqual([{ id: '5' }, ['POST with a key']]);
});

test('a service whose CORS lets no key through is called without one, from then on at once', async () => {
  const { create, calls } = clientOf((call) => (call.endsWith('with a key') ? network() : made()));
  expect([await create(), await create()]).toEqual([{ id: '5' }, { id: '5' }]);
  expect(calls).toEqual([
    'POST with a key',
    'GET with a key',
    'GET without',
    'GET with a key',
    'POST without',
    'POST without',
  ]);
});

test('after an outage nothing is sent again without the key', async () => {
  const { create, calls } = clientOf(network);
  expect(await create()).toBe('The service cannot be reached.');
  expect(calls).toEqual(['POST with a key', 'GET with a key', 'GET without']);
});

test('an answer that was lost on the way is not asked for without the key', async () => {
  const { create, calls } = clientOf((call) => (call.startsWith('POST') ? network() : Response.json([])));
  expect(await create()).toBe('The service cannot be reached.');
  expect(calls).toEqual(['POST with a key', 'GET with a key']);
});

test('a refusal is a refusal', async () => {
  const { create, calls } = clientOf(() => Response.json({ detail: 'No.' }, { status: 422 }));
  expect([await create(), calls]).toEqual(['No.', ['POST with a key']]);
});
