import { createClient } from '@matchpoint/core/api/client';
import { expect, test } from 'vitest';
import { startElevenCalls } from './eleven-calls.ts';
import { madeUpAgency, madeUpAthlete, times } from './people.ts';

test('the stand-in service answers the public calls, and nothing of an extension', async () => {
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
      refused: { kind: 'refused', status: 404 },
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
