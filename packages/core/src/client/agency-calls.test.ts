import { expect, test } from 'vitest';
import { anAgency, anAthlete, undated } from '../testing/builders.ts';
import { recordedClient } from '../testing/recorded-client.ts';

const token = 'a-token';
const bearer = { authorization: 'Bearer a-token' };
const answer = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const empty = (status: number) => () => new Response(null, { status });
const tagged = (body: unknown) => answer(body, { headers: { ETag: '"7"' } });

test('a create sends its draft, and its key once the service has said that it takes keys', async () => {
  const { client, calls } = recordedClient(
    answer({ id: 7 }, { status: 201, headers: { 'Matchpoint-Capabilities': 'idempotency' } }),
    answer({ id: '8' }, { status: 201, headers: { ETag: '"7"' } }),
  );
  const agency = { name: 'A', sports: ['Tennis' as const] };
  const athlete = {
    name: 'B',
    sport: 'Tennis',
    available_semester: 'Fall',
    available_year: 2027,
  } as const;
  expect([
    await client.createAgency(agency, { token, key: 'k-0' }),
    await client.createAthlete('a/1', athlete, { token, key: 'k-1' }),
  ]).toEqual([
    { id: '7', version: null },
    { id: '8', version: '"7"' },
  ]);
  expect(calls).toEqual([
    { method: 'POST', path: '/api/users/me/agencies', headers: bearer, body: agency },
    {
      method: 'POST',
      path: '/api/users/me/agencies/a%2F1/athletes',
      headers: { ...bearer, 'idempotency-key': 'k-1' },
      body: athlete,
    },
  ]);
});

test('whatever a create answers is success; the id is read where there is one', async () => {
  const bodies = [empty(201), empty(204), answer('done'), answer([]), answer(null), answer({ id: null })];
  const { client } = recordedClient(...bodies);
  for (const _ of bodies)
    expect(await client.createAgency({ name: 'A', sports: [] }, { token })).toEqual({
      id: null,
      version: null,
    });
});

test('one’s own agency and athlete come with their version, if the service has versions', async () => {
  const { client } = recordedClient(
    answer({ id: 1, name: 'A' }),
    ...[1, 2].flatMap((id) => [tagged({ id, name: 'A' }), tagged({ id, name: 'A' })]),
  );
  const agency = anAgency({ id: '1', name: 'A' });
  const athlete = anAthlete({ id: '2', name: 'A', sport: null, ...undated });
  expect([
    await client.showMyAgency('1', { token }),
    await client.showMyAgency('1', { token }),
    await client.editAgency('1', {}, { token, version: null }),
    await client.showMyAthlete('1', '2', { token }),
    await client.editAthlete('1', '2', {}, { token, version: null }),
  ]).toEqual([
    { data: agency, version: null },
    { data: agency, version: '"7"' },
    { data: agency, version: '"7"' },
    { data: athlete, version: '"7"' },
    { data: athlete, version: '"7"' },
  ]);
});

test.each([
  ['is still listed: the service lacks the call', [{ id: 2, name: 'B' }], 'unsupported', false],
  ['is not listed any more: the service may have the call', [{ id: 3, name: 'C' }], 'refused', null],
] as const)('404 about an athlete who %s', async (_, listed, code, can) => {
  const { client, calls } = recordedClient(answer({ detail: 'Not Found' }, { status: 404 }), answer(listed));
  await expect(client.editAthlete('1', '2', { GPA: 4 }, { token, version: '"6"' })).rejects.toMatchObject({
    code,
  });
  expect([client.capabilities.can('own-athlete'), calls]).toEqual([
    can,
    [
      {
        method: 'PATCH',
        path: '/api/users/me/agencies/1/athletes/2',
        headers: { ...bearer, 'if-match': '"6"' },
        body: { GPA: 4 },
      },
      { method: 'GET', path: '/api/users/me/agencies/1/athletes', headers: bearer, body: null },
    ],
  ]);
});

const wrong = [{ loc: ['body', 'GPA'], msg: 'must be between 1 and 4', type: 'custom' }];
const problems = [{ field: 'GPA', message: 'must be between 1 and 4' }];

test('athletes in full come page by page, to the empty one', async () => {
  const { client, calls } = recordedClient(
    answer([{ id: 1, name: 'A', version: '"1"' }]),
    answer([{ id: 2, name: 'B', version: '"5"' }]),
    answer([]),
  );
  expect(await client.listMyAthletesInFull('1', { token }, (one) => one)).toEqual([
    { ...anAthlete({ id: '1', name: 'A', sport: null, ...undated }), version: '"1"' },
    { ...anAthlete({ id: '2', name: 'B', sport: null, ...undated }), version: '"5"' },
  ]);
  const path = '/api/users/me/agencies/1/athletes/batch';
  expect(calls).toEqual(
    ['', '?after=1', '?after=2'].map((query) => ({
      method: 'GET',
      path: `${path}${query}`,
      headers: bearer,
      body: null,
    })),
  );
});

test('a batch has one result a row or change, with what is wrong with those that are invalid', async () => {
  const rows = [
    { index: 0, status: 'created', id: '5', version: '"7"', detail: [] },
    { index: 1, status: 'exists', id: 4 },
    { index: 2, status: 'invalid', id: null, detail: wrong },
  ];
  const changes = [
    { index: 0, status: 'updated', version: '"2"', detail: [] },
    { index: 1, status: 'removed', version: null, detail: [] },
    { index: 2, status: 'invalid', detail: wrong },
  ];
  const { client } = recordedClient(answer(rows), answer(changes));
  expect([
    await client.createAthletes('1', [], { token }),
    await client.changeAthletes('1', [], { token }),
  ]).toEqual([
    [
      { index: 0, status: 'created', id: '5', version: '"7"', detail: [] },
      { index: 1, status: 'exists', id: '4', version: null, detail: [] },
      { index: 2, status: 'invalid', id: null, version: null, detail: problems },
    ],
    [
      { index: 0, status: 'updated', version: '"2"', detail: [] },
      { index: 1, status: 'removed', version: null, detail: [] },
      { index: 2, status: 'invalid', version: null, detail: problems },
    ],
  ]);
});
