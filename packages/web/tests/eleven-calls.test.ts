import { createClient } from '@matchpoint/core/client/client';
import { expect, test } from 'vitest';
import { startElevenCalls } from './eleven-calls.ts';
import { madeUpAgency, madeUpAthlete, times } from './people.ts';

test('the stand-in service answers the public calls and no extension', async () => {
  const service = await startElevenCalls({
    athletes: times(3, madeUpAthlete),
    agencies: times(2, madeUpAgency),
  });
  try {
    const client = createClient({ baseUrl: service.url });
    const narrowed = await client.listAthletes({ q: 'nobody', limit: '1' });
    const refused = await client.showDistributions().catch((error: unknown) => error);
    expect({
      athletes: { ...narrowed, rows: narrowed.rows.map(({ id }) => id) },
      athlete: (await client.showAthlete('ath:2')).name,
      agency: (await client.showAgency('7001')).name,
      missing: await fetch(`${service.url}/api/athletes/none`).then((answer) => answer.json()),
      withoutSlash: await fetch(`${service.url}/api/athletes`).then((answer) => answer.status),
      refused,
      calls: service.calls,
    }).toMatchObject({
      athletes: { rows: ['ath:0', 'ath:1', 'ath:2'], total: null, next: null },
      athlete: 'Chiara Placeholder 2',
      agency: 'Baseline Sample',
      missing: { detail: 'Not Found' },
      withoutSlash: 404,
      refused: { kind: 'refused', code: 'unsupported' },
      calls: [
        'GET /api/athletes/?q=nobody&limit=1',
        'GET /api/athlete-distributions',
        'GET /api/athletes/ath%3A2',
        'GET /api/agencies/7001',
        'GET /api/athletes/none',
        'GET /api/athletes',
      ],
    });
  } finally {
    await service.stop();
  }
});

test('the stand-in service lets one user create an agency and athletes, and answers without a body', async () => {
  const service = await startElevenCalls();
  try {
    const client = createClient({ baseUrl: service.url });
    const token = 'token';
    const refused = await client
      .createAgency({ name: '', sports: [] }, { token })
      .catch((error: unknown) => error);
    const created = await client.createAgency({ name: 'Demo', sports: ['Tennis'] }, { token });
    const { active_profile: id } = await client.showMe({ token });
    const draft = { sport: 'Tennis', name: 'Ada', available_semester: 'Fall', available_year: 2030 } as const;
    await client.createAthlete(id ?? '', draft, { token });
    const edited = await client
      .editAgency(id ?? '', { city: 'Bern' }, { token, version: null })
      .catch((error: unknown) => error);
    expect({
      refused,
      created,
      profiles: await client.listProfiles({ token }),
      agency: await client.showMyAgency(id ?? '', { token }),
      athletes: await client.listMyAthletes(id ?? '', { token }),
      listed: (await client.listAthletes()).rows.map(({ name, agency_name: agency }) => [name, agency]),
      edited,
      visitor: await fetch(`${service.url}/api/users/me`).then((answer) => answer.status),
      another: await client.showMyAgency('7001', { token }).catch((error: unknown) => error),
    }).toMatchObject({
      refused: { status: 422, message: 'name is required; sports is required' },
      created: { id: null },
      profiles: { rows: [{ id: 'own:0', name: 'Demo', profile_type: 'Agency' }], unreadable: 0 },
      agency: { data: { name: 'Demo', sports: ['Tennis'] }, version: null },
      athletes: { rows: [{ id: 'new:0', name: 'Ada', sport: 'Tennis' }], unreadable: 0 },
      listed: [['Ada', 'Demo']],
      edited: { status: 405 },
      visitor: 401,
      another: { status: 404 },
    });
  } finally {
    await service.stop();
  }
});
