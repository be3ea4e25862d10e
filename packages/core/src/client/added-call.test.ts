import { expect, test } from 'vitest';
import type { ApiError } from '../wire/api-error.ts';
import { createClient } from './client.ts';

const gone = () => Response.json({ detail: 'Not found.' }, { status: 404 });
const agency = () => Response.json({ id: '1', name: 'Demo' });
const network = () => {
  throw new TypeError('Failed to fetch');
};

/** Edits an agency at a service that answers PATCHes with `patches`, then with the last of them, and reads with `read`. */
function serviceOf(patches: readonly (() => Response)[], read = () => Response.json([])) {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'https://service.example',
    fetch: async (_, init) => {
      calls.push(init?.method ?? '');
      const attempts = calls.filter((call) => call === 'PATCH').length;
      return init?.method === 'PATCH' ? (patches[attempts - 1] ?? patches.at(-1) ?? gone)() : read();
    },
  });
  const edit = () =>
    client.editAgency('1', { city: 'Bern' }, { token: 'token', version: null }).then(
      () => 'done',
      ({ code, status }: ApiError) => [code, status],
    );
  return { edit, calls, can: () => client.capabilities.can('agency-edit') };
}

test.each([404, 405, 501])(
  'a service that answers %i lacks the call, and is not asked again',
  async (status) => {
    const { edit, calls } = serviceOf([() => Response.json({}, { status })]);
    expect([await edit(), await edit()]).toEqual([
      ['unsupported', 405],
      ['unsupported', 405],
    ]);
    expect(calls).toEqual(['PATCH']);
  },
);

test('a service that answers reads but twice not the call lacks it: the browser may not make it', async () => {
  const { edit, calls, can } = serviceOf([network]);
  expect([await edit(), can()]).toEqual([['unsupported', 405], false]);
  expect(calls).toEqual(['PATCH', 'GET', 'PATCH', 'GET']);
});

test('while nothing is answered it is an outage', async () => {
  const { edit, calls, can } = serviceOf([network], network);
  expect([await edit(), can()]).toEqual([['unreachable', null], null]);
  expect(calls).toEqual(['PATCH', 'GET']);
});

test('a batch without an answer is an outage: every service allows POST', async () => {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'https://service.example',
    fetch: async (_, init) => {
      calls.push(init?.method ?? '');
      return init?.method === 'POST' ? network() : Response.json([]);
    },
  });
  await expect(client.createAthletes('1', [], { token: 'token' })).rejects.toMatchObject({
    code: 'unreachable',
  });
  expect([calls, client.capabilities.can('batch-create')]).toEqual([['POST'], null]);
});

test('a line that was cut once is not a proof', async () => {
  const { edit, calls, can } = serviceOf([network, agency]);
  expect([await edit(), can()]).toEqual(['done', true]);
  expect(calls).toEqual(['PATCH', 'GET', 'PATCH']);
});

test('at a service that has taken such a call, 404 and silence mean what they say', async () => {
  const { edit, calls, can } = serviceOf([agency, gone, network]);
  expect([await edit(), await edit(), await edit(), can()]).toEqual([
    'done',
    ['refused', 404],
    ['unreachable', null],
    true,
  ]);
  expect(calls).toEqual(['PATCH', 'PATCH', 'PATCH']);
});

test('a service that lists what it can do is believed', async () => {
  const headers = { 'Matchpoint-Capabilities': 'agency-edit' };
  const { edit, can } = serviceOf([() => Response.json({ detail: 'Not found.' }, { status: 404, headers })]);
  expect([await edit(), can()]).toEqual([['refused', 404], true]);
});

test('any other refusal is passed on, and proves nothing', async () => {
  const { edit, can } = serviceOf([() => Response.json({ detail: 'No.' }, { status: 422 })]);
  expect([await edit(), can()]).toEqual([['refused', 422], null]);
});
