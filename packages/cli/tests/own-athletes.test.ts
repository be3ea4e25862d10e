import { join } from 'node:path';
import { athleteFieldNames } from '@matchpoint/core/athletes/athlete-fields';
import { recordOf } from '@matchpoint/core/fields/table';
import { anAthlete } from '@matchpoint/core/testing/builders';
import type { TestServer } from '@matchpoint/server/testing';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type BothServers, startBothServers } from './both-servers.ts';
import { fakeService, json } from './fake-service.ts';
import { home, matchpoint } from './matchpoint.ts';
import { signedInAgency } from './my-agency.ts';

let servers: BothServers;
let full: TestServer;
let eleven: TestServer;

beforeAll(async () => {
  servers = await startBothServers();
  ({ full, eleven } = servers);
});
afterAll(() => servers.stop());

test('the template is valid', async () => {
  const { stdout } = await matchpoint(['athletes', 'template']);
  expect(await matchpoint(['athletes', 'validate', '-'], {}, { input: stdout })).toEqual({
    code: 0,
    stdout: '',
    stderr: 'standard input: commas, UTF-8\nValid: 1 row can be imported.\n',
  });
});

test('own athletes are the same with and without the server’s filters', async () => {
  const agency = await signedInAgency(full.url);
  await full.addAthletes([
    { name: 'Demo Zoe', agency_id: agency.id, GPA: 3.7 },
    { name: 'Demo Ada', agency_id: agency.id, GPA: 3.8 },
    { name: 'Demo Bo', agency_id: agency.id, GPA: 2.1 },
    { name: 'Demo Other', GPA: 4 },
  ]);
  const id = await matchpoint(['whoami', '--format', 'json'], agency.env);
  expect(JSON.parse(id.stdout).active_profile).toBe(agency.id);
  const names = async (url: string, env: Record<string, string>) => {
    const args = ['athletes', 'list', '--mine', '--min-gpa', '3', '--sort', 'name', '--format', 'json'];
    const { code, stdout, stderr } = await matchpoint([...args, '--api-url', url], env);
    expect([code, stderr]).toEqual([0, '']);
    return JSON.parse(stdout).map(({ name }: { name: string }) => name);
  };
  const expected = ['Demo Ada', 'Demo Zoe'];
  expect(await names(full.url, agency.env)).toEqual(expected);
  const login = ['login', '--email', agency.email, '--password-stdin', '--api-url', eleven.url];
  expect(await matchpoint(login, agency.env, { input: agency.password })).toMatchObject({ code: 0 });
  expect(await names(eleven.url, agency.env)).toEqual(expected);
});

const columns = ['id', ...athleteFieldNames] as const;

function csv(rows: readonly Partial<Record<(typeof columns)[number], string>>[]): string {
  return rows.map((row) => `${columns.map((name) => row[name] ?? '').join(',')}\r\n`).join('');
}

test('an own athlete missing from the directory is listed by name, with a warning', async () => {
  const told = anAthlete({ id: '1', name: 'Demo Told', GPA: 3 });
  const answers: Readonly<Record<string, unknown>> = {
    '/api/users/me': {
      email: 'a@example.com',
      active_profile: 5,
      active_profile_name: 'Demo',
      active_profile_type: 'Agency',
    },
    '/api/users/me/profiles': [{ id: 5, name: 'Demo', profile_type: 'Agency' }],
    '/api/users/me/agencies/5': { id: 5, name: 'Demo', sports: [] },
    '/api/users/me/agencies/5/athletes': [
      { id: 2, name: 'Demo Untold', sport: 'Tennis' },
      { id: 1, name: 'Demo Told', sport: 'Tennis' },
    ],
    '/api/athletes/': [told, anAthlete({ id: '3', name: 'Demo Foreign' })],
  };
  const { url } = await fakeService(({ pathname }, response) =>
    json(response, pathname in answers ? 200 : 404, answers[pathname] ?? { detail: 'Not Found' }),
  );
  const ada = await testAccounts(inject('authEmulator')).create();
  const env = {
    XDG_STATE_HOME: join(home, crypto.randomUUID()),
    MATCHPOINT_API_URL: url,
    MATCHPOINT_ID_TOKEN: ada.token,
  };
  expect(await matchpoint(['athletes', 'export'], env)).toEqual({
    code: 0,
    stdout: csv([
      recordOf(columns, (name) => name),
      { id: '2', name: 'Demo Untold', sport: 'Tennis' },
      { id: '1', name: 'Demo Told', sport: 'Tennis', GPA: '3' },
    ]),
    stderr:
      'warning: For 1 of them the service has only name and sport; the other fields are empty.\nExported 2 athletes.\n',
  });
  expect(await matchpoint(['athletes', 'export', '--columns', 'GPA,name', '--quiet'], env)).toMatchObject({
    code: 0,
    stdout: 'GPA,name\r\n,Demo Untold\r\n3,Demo Told\r\n',
  });
});
