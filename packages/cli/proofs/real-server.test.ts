import { expect } from 'vitest';
import { withServer } from '../tests/fixtures.ts';
import { matchpoint } from '../tests/matchpoint.ts';

const test = withServer();

/** Without the dates, which are an addition, too. */
const undated = (lines: string) => lines.replaceAll(/"(created_at|changed_at)":("[^"]*"|null)/g, '');

const lists = [
  ['athletes', 'list'],
  ['athletes', 'list', '--sort', 'name', '--limit', '1500'],
  ['athletes', 'list', '--min-gpa', '3.5', '--max-toefl', '100', '--sort', '-utr'],
  ['athletes', 'list', '--country', 'GER', '--gender', 'female', '--sort', 'agency'],
  ['athletes', 'list', '--search', 'pl', '--semester', 'Fall', '--year', '2027', '--sort', '-available'],
  ['agencies', 'list', '--sort', 'city'],
  ['agencies', 'list', '--sport', 'soccer', '--sort', '-country'],
];

test.for(lists.map((asked) => [asked.join(' '), asked] as const))(
  '%s: the same with and without the server’s own filters',
  async ([, asked], { server, eleven }) => {
    if ((await server.sql`select from athletes limit 1`).length === 0) await server.addDemo();
    const list = async ({ url }: { readonly url: string }) => {
      const { code, stdout, stderr } = await matchpoint([...asked, '--format', 'ndjson', '--api-url', url]);
      expect([code, stderr]).toEqual([0, '']);
      return undated(stdout);
    };
    const lines = await list(server);
    expect(lines).not.toBe('');
    expect(await list(eleven)).toBe(lines);
  },
);

test('the whole directory comes page by page', async ({ server }) => {
  const { stdout, stderr } = await matchpoint(['athletes', 'list', '--api-url', server.url]);
  expect([stdout.split('\n').length, stderr]).toEqual([2002, '2000 athletes.\n']);
});

test('own athletes are the same with and without the server’s filters', async ({
  agency,
  server,
  eleven,
}) => {
  await server.addAthletes([
    { name: 'Demo Zoe', agency_id: agency.id, GPA: 3.7 },
    { name: 'Demo Ada', agency_id: agency.id, GPA: 3.8 },
    { name: 'Demo Bo', agency_id: agency.id, GPA: 2.1 },
  ]);
  const asked = [
    'list',
    '--mine',
    '--min-gpa',
    '3',
    '--sort',
    'name',
    '--columns',
    'name',
    '--format',
    'csv',
  ];
  for (const { url } of [server, eleven]) {
    const env = { ...agency.env, MATCHPOINT_API_URL: url, MATCHPOINT_ID_TOKEN: agency.token };
    expect(await matchpoint(['athletes', ...asked], env)).toEqual({
      code: 0,
      stdout: 'name\r\nDemo Ada\r\nDemo Zoe\r\n',
      stderr: '',
    });
  }
});
