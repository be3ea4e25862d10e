import { copyFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BothServers, startBothServers } from './both-servers.ts';
import { home, matchpoint } from './matchpoint.ts';
import { type MyAgency, signedInAgency } from './my-agency.ts';

let servers: BothServers;
let full: TestServer;
let eleven: TestServer;
let agency: MyAgency;

beforeAll(async () => {
  servers = await startBothServers();
  ({ full, eleven } = servers);
});
afterAll(() => servers.stop());
beforeEach(async () => {
  agency = await signedInAgency(full.url);
});

const run = (...args: string[]) => matchpoint(['athletes', ...args], agency.env);
const names = async () => (await agency.athletes()).map(({ name }) => name).toSorted();
const posts = (stderr: string) =>
  stderr.split('\n').filter((line) => line.startsWith('POST') && line.includes('/athletes'));

async function file(name: string, content: string): Promise<string> {
  const path = join(home, `${crypto.randomUUID()}-${name}`);
  await writeFile(path, content);
  return path;
}

const player = (at: number) => `Demo Player ${String(at).padStart(4, '0')}`;
const roster = (count: number) =>
  [
    'Player,Term,Grad Year,M/F,Country,GPA',
    ...Array.from({ length: count }, (_, at) => `${player(at)},Fall,2027,F,GER,3.7`),
    '',
  ].join('\n');

test('a roster is imported in batches, and the same command again sends nothing', async () => {
  const path = await file('roster.csv', roster(300));
  const report = await file('report.json', '');
  const first = await run('import', path, '--yes', '--verbose', '--report', report);
  expect(first).toMatchObject({ code: 0, stdout: '' });
  expect(first.stderr).toContain('300 created. See them with "matchpoint athletes list --mine".\n');
  expect(posts(first.stderr)).toHaveLength(1);
  expect(await names()).toEqual(Array.from({ length: 300 }, (_, at) => player(at)));
  const ids = new Map((await agency.athletes()).map(({ id, name }) => [name, id]));
  expect(JSON.parse(await readFile(report, 'utf8'))).toEqual(
    Array.from({ length: 300 }, (_, at) => ({
      row: at + 2,
      status: 'created',
      id: ids.get(player(at)),
      field: null,
      message: null,
    })),
  );

  const again = await run('import', path, '--yes', '--verbose');
  expect(again.code).toBe(0);
  expect(again.stderr).toContain('Nothing was sent: all 300 rows exist already.\n');
  expect(posts(again.stderr)).toEqual([]);
  expect(await names()).toHaveLength(300);
});

test('an imported athlete who was removed since is reported and not created again', async () => {
  const path = await file('roster.csv', roster(3));
  await run('import', path, '--yes');
  const [last] = await agency.athletes();
  await agency.remove(last?.id ?? '');
  const again = await run('import', path, '--yes', '--verbose');
  expect(again.code).toBe(0);
  expect(again.stderr).toContain(
    'Nothing was sent: 2 rows exist already. 1 created by an earlier run but no longer listed by name and sport',
  );
  expect(posts(again.stderr)).toEqual([]);

  const own = await file('again.csv', roster(3));
  expect((await run('import', own, '--yes')).stderr).toContain('1 created, 2 existed before. ');
  expect(await names()).toHaveLength(3);
});

test('a service without batches gets one request for each row', async () => {
  const path = await file('roster.csv', roster(25));
  const env = {
    ...agency.env,
    MATCHPOINT_API_URL: eleven.url,
    MATCHPOINT_REFRESH_TOKEN: await refreshToken(),
  };
  const args = ['athletes', 'import', path, '--yes', '--verbose'];
  const first = await matchpoint(args, env);
  expect(first.code).toBe(0);
  expect(first.stderr).toContain('25 created.');
  const again = await matchpoint(args, env);
  expect([again.code, posts(again.stderr)]).toEqual([0, []]);
  expect(await names()).toEqual(Array.from({ length: 25 }, (_, at) => player(at)));
});

async function refreshToken(): Promise<string> {
  const { stdout } = await matchpoint(['whoami'], agency.env);
  expect(stdout).toContain(agency.name);
  const folder = join(agency.env['XDG_STATE_HOME'] ?? '', 'matchpoint', 'sessions');
  const [name = ''] = await readdir(folder);
  return JSON.parse(await readFile(join(folder, name), 'utf8')).identity.refreshToken;
}

test('nothing is sent while a row is invalid, and the rejects file has that row', async () => {
  const path = await file(
    'roster.csv',
    'Name;Term;Year;GPA;Coach\nDemo One;Fall;2027;3,75;x\nDemo Two;Fall;2027;3,7;y\n',
  );
  const [rejects, report] = [await file('rejects.csv', ''), await file('report.csv', '')];
  const refused = await run('import', path, '--yes', '--rejects', rejects, '--report', report);
  expect(refused).toMatchObject({ code: 3, stdout: '' });
  expect(refused.stderr).toContain('1 problem in 1 of 2 rows:');
  expect(refused.stderr).toContain('row 2: "3,75"');
  expect(refused.stderr).toContain('Columns not imported (no matching field): "Coach".');
  expect(await names()).toEqual([]);
  const kept = await readFile(rejects, 'utf8');
  expect(kept).toBe('\uFEFFName;Term;Year;GPA;Coach\r\nDemo One;Fall;2027;3,75;x\r\n');
  expect(await readFile(report, 'utf8')).toMatch(/^row,status,id,field,message\r\n2,invalid,,GPA,"must be /);

  await writeFile(rejects, kept.replace('3,75', '3,8'));
  expect(await run('import', rejects, '--yes')).toMatchObject({ code: 0 });
  expect(await names()).toEqual(['Demo One']);
});

test('without a terminal the plan is shown, and nothing is sent before --yes', async () => {
  const path = await file('roster.csv', roster(3));
  const plan = `3 rows for ${agency.name} at ${full.url}:\n  3  will be sent\n`;
  const unsure = await run('import', path);
  expect(unsure).toMatchObject({ code: 2, stdout: '' });
  expect(unsure.stderr).toContain(
    `${plan}error: Nothing was sent: nobody can confirm here. Add --yes to send.\n`,
  );
  const dryPath = join(await mkdtemp(join(home, 'dry ')), 'roster.csv');
  await copyFile(path, dryPath);
  const dry = await run('import', dryPath, '--dry-run');
  expect([dry.code, dry.stderr.endsWith(plan)]).toEqual([0, true]);
  expect(await readdir(dirname(dryPath))).toEqual([basename(dryPath)]);
  expect(await names()).toEqual([]);
});

test('an import restores an export', async () => {
  const path = await file(
    'roster.ndjson',
    [
      {
        name: '=Demo "One"',
        available_semester: 'Fall',
        available_year: 2027,
        bio: '-a\nb',
        GPA: 3.7,
        ITF: 12,
      },
      {
        name: "'+Demo Two",
        available_semester: 'Spring',
        available_year: 2026,
        country_of_residence: 'CH',
        UTR: 9.85,
      },
    ]
      .map((row) => JSON.stringify(row))
      .join('\n'),
  );
  expect(await run('import', path, '--yes')).toMatchObject({ code: 0 });
  const exported = join(home, `${crypto.randomUUID()}.csv`);
  expect(await run('export', exported)).toEqual({ code: 0, stdout: '', stderr: 'Exported 2 athletes.\n' });
  expect(await run('export', exported)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--force'),
  });
  const drafts = async () => {
    const { stdout } = await run('export', '--format', 'json');
    return JSON.parse(stdout)
      .map((row: object) => ({ ...row, id: null, agency_id: null, agency_name: null }))
      .toSorted((one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1));
  };
  const before = await drafts();
  agency = await signedInAgency(full.url);
  expect(await run('import', exported, '--yes')).toMatchObject({ code: 0 });
  expect(await drafts()).toEqual(before);
});

test('a list piped into validate and import is valid', async () => {
  expect(await run('import', await file('roster.csv', roster(4)), '--yes')).toMatchObject({ code: 0 });
  const listed = await run('list', '--mine', '--format', 'csv');
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  const checked = await matchpoint(['athletes', 'validate', '-'], {}, { input: listed.stdout });
  expect(checked).toMatchObject({ code: 0, stdout: '' });
  expect(checked.stderr).toContain('Valid: 4 rows can be imported.\n');
  const sent = await matchpoint(['athletes', 'import', '-', '--yes'], agency.env, { input: listed.stdout });
  expect(sent).toMatchObject({ code: 0, stderr: expect.stringContaining('all 4 rows exist already') });
});

test('columns can be mapped by flags, and problems printed for programs', async () => {
  const path = await file('roster.csv', 'Full Nm,When,Stars\nDemo One,Fall 2027,9\n');
  const unfit = await run('validate', path);
  expect(unfit).toMatchObject({ code: 3, stderr: expect.stringContaining('No column maps to name.') });
  const asked = [
    '--map',
    'Full Nm=name',
    '--map',
    'When=semester',
    '--map',
    'Stars=GPA',
    '--format',
    'ndjson',
  ];
  const invalid = await run('validate', path, ...asked);
  expect(invalid.code).toBe(3);
  expect(JSON.parse(invalid.stdout)).toMatchObject({ row: 2, status: 'invalid', field: 'GPA' });
  expect(await run('validate', path, '--map', 'nonsense')).toMatchObject({ code: 2 });
  expect(await run('validate', path, '--report', path)).toMatchObject({ code: 2 });
});

test('without a session nothing is sent', async () => {
  const path = await file('roster.csv', roster(2));
  const env = { ...agency.env, XDG_STATE_HOME: join(home, crypto.randomUUID()) };
  expect(await matchpoint(['athletes', 'import', path, '--yes'], env)).toMatchObject({
    code: 4,
    stderr: expect.stringContaining(`You are not signed in at ${full.url}.`),
  });
  expect(await names()).toEqual([]);
});
