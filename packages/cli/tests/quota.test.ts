import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { home, matchpoint } from './matchpoint.ts';
import { signedInAgency } from './my-agency.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    cluster: inject('cluster'),
    authEmulator: inject('authEmulator'),
    listening: true,
    quotas: { athletesPerAgency: 3 },
  });
});
afterAll(() => server.stop());

test('an import into a full agency ends at once with what the service says', async () => {
  const agency = await signedInAgency(server.url);
  const path = join(home, `${crypto.randomUUID()}.csv`);
  const rows = [1, 2, 3, 4].map((at) => `Demo Player ${at},Fall,2027`);
  await writeFile(path, ['Name,Semester,Year', ...rows, ''].join('\n'));
  const { code, stderr } = await matchpoint(['athletes', 'import', path, '--yes'], agency.env);
  expect([code, stderr.split('\n').find((line) => line.startsWith('error: '))]).toEqual([
    1,
    'error: An agency may have 3 athletes; remove some first, or use another agency. Nothing was stored. 4 not sent. Run the same command again to continue; nothing is sent twice.',
  ]);
  expect(await agency.athletes()).toEqual([]);
});
