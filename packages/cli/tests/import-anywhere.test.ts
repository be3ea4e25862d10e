import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { built, home } from './matchpoint.ts';

/** A service in memory with one agency, so that the test also runs where the server cannot. */
async function oneAgency() {
  const agency = { id: '7', name: 'Demo Agency', sports: ['Tennis'] };
  const profile = { active_profile: '7', active_profile_name: agency.name, active_profile_type: 'Agency' };
  const athletes: object[] = [];
  const { url } = await fakeService(async ({ pathname }, response, request) => {
    if (request.method === 'POST') athletes.push({ id: '1', ...JSON.parse(await text(request)) });
    const answers: Readonly<Record<string, unknown>> = {
      '/api/users/me': { email: 'ada@example.com', ...profile },
      '/api/users/me/profiles': [{ ...agency, profile_type: 'Agency' }],
      '/api/agencies/7': agency,
      '/api/users/me/agencies/7/athletes': athletes,
    };
    json(response, 200, answers[pathname]);
  });
  return { url, athletes };
}

test('an import stores its journal before the first row, and the same command again sends nothing', async () => {
  const { url, athletes } = await oneAgency();
  const file = join(home, 'roster.csv');
  await writeFile(file, 'Name,Term,Year\nDemo Ada,Fall,2027\n');
  const env = { MATCHPOINT_API_URL: url, MATCHPOINT_ID_TOKEN: 'token' };
  const again = () => built(['athletes', 'import', file, '--yes'], env);
  expect(await again()).toMatchObject({ code: 0, stderr: expect.stringContaining('1 athlete added') });
  const journal = await readFile(`${file}.matchpoint-journal.ndjson`, 'utf8');
  expect(journal.split('\n').map((line) => line.slice(0, 10))).toEqual([
    '{"run":{"s',
    '{"sending"',
    '{"settled"',
    '{"ended":t',
    '',
  ]);
  expect(await again()).toMatchObject({ code: 0 });
  expect(athletes).toMatchObject([{ name: 'Demo Ada' }]);
});
