import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldsOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { recordOf } from '@matchpoint/core/fields/table';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect } from 'vitest';
import { answering, fakeService } from './fake-service.ts';
import { withServer } from './fixtures.ts';
import { home, matchpoint, says } from './matchpoint.ts';

const test = withServer();

test.each([
  [[], 'commas, UTF-8'],
  [['--format', 'json'], 'a JSON array, UTF-8'],
  [['--format', 'ndjson'], 'NDJSON, UTF-8'],
])('the template %s is valid', async (flags, form) => {
  const { stdout } = await matchpoint(['athletes', 'template', ...flags]);
  expect(await matchpoint(['athletes', 'validate', '-'], {}, { input: stdout })).toEqual(
    says(0, `standard input: ${form}\nValid: 1 row can be imported.\n`),
  );
});

const columns = ['id', ...fieldsOffered([])] as const;

function csv(rows: readonly Partial<Record<(typeof columns)[number], string>>[]): string {
  return rows.map((row) => `${columns.map((name) => row[name] ?? '').join(',')}\r\n`).join('');
}

test('an own athlete missing from the directory is listed by name, with a warning', async ({ person }) => {
  const told = anAthlete({ id: '1', name: 'Demo Told', GPA: 3 });
  const { url } = await fakeService(
    answering({
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
    }),
  );
  const env = { ...person.env, MATCHPOINT_API_URL: url, MATCHPOINT_ID_TOKEN: person.token };
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
  const graded = ['athletes', 'list', '--mine', '--min-gpa', '3', '--columns', 'name'];
  expect((await matchpoint(graded, env)).stdout).toBe('name\nDemo Told\n');
  const exported = join(home, 'exported.csv');
  expect(await matchpoint(['athletes', 'export', exported], env)).toMatchObject({ code: 0, stdout: '' });
  expect(await readFile(exported, 'utf8')).toMatch(/^\uFEFFid,name,.*\r\n2,Demo Untold,/s);
});
