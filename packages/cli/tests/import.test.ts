import { execFile } from 'node:child_process';
import { copyFile, link, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BothServers, startBothServers } from './both-servers.ts';
import { home, matchpoint, program } from './matchpoint.ts';
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
  const diff = [2, 3, 4].map((row) => `  + row ${row}: "${player(row - 2)}", Tennis\n`).join('');
  expect([dry.code, dry.stderr.endsWith(plan + diff)]).toEqual([0, true]);
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
  const given = { id: null, agency_id: null, agency_name: null, created_at: null, changed_at: null };
  const drafts = async () => {
    const { stdout } = await run('export', '--format', 'json');
    return JSON.parse(stdout)
      .map((row: object) => ({ ...row, ...given }))
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

test('no report or rejects overwrite the file that is read, its journal, or each other, under any link', async () => {
  const content = roster(2);
  const path = await file('src.csv', content);
  const journal = `${path}.matchpoint-journal.ndjson`;
  const [soft, hard] = [`${path}.soft.csv`, `${path}.hard.csv`];
  await symlink(path, soft);
  await link(path, hard);
  const refused = (named: string) => ({
    code: 2,
    stdout: '',
    stderr: `error: ${named} cannot be written: it is the file that is read, its journal, or named twice.\n`,
  });
  for (const [read, written] of [
    [soft, path],
    [hard, path],
    [path, soft],
    [path, hard],
    [path, journal],
    [soft, journal],
    [path, `${journal}.lock`],
  ] as const) {
    expect(await run('validate', read, '--rejects', written, '--force')).toEqual(refused(written));
    expect(await run('import', read, '--yes', '--report', written, '--force')).toEqual(refused(written));
  }
  const redirected = `"$0" "$1" athletes validate - --rejects "$2" --force < "$3"`;
  const args = ['-c', redirected, process.execPath, program, soft, path];
  await expect(promisify(execFile)('sh', args)).rejects.toMatchObject(refused(soft));
  const twice = join(home, `${crypto.randomUUID()}.csv`);
  const both = ['--report', twice, '--rejects', `${home}/./${basename(twice)}`];
  expect(await run('validate', path, ...both)).toEqual(refused(both[3] ?? ''));
  expect(await readFile(path, 'utf8')).toBe(content);
});

test('a report overwrites a file only by --force, and nothing was done without it', async () => {
  const path = await file('roster.csv', roster(2));
  const kept = await file('report.csv', 'precious');
  expect(await run('import', path, '--yes', '--report', kept)).toEqual({
    code: 2,
    stdout: '',
    stderr: `error: ${kept} exists already. --force overwrites it.\n`,
  });
  expect([await readFile(kept, 'utf8'), await names()]).toEqual(['precious', []]);
  expect(await run('import', path, '--yes', '--report', kept, '--force')).toMatchObject({ code: 0 });
  expect(await readFile(kept, 'utf8')).toMatch(/^row,status,id,field,message\r\n2,created,/);
});

test('a report that cannot be written whole is named, and the counts are not lost', async () => {
  const path = await file('roster.csv', roster(2));
  const problem = 'The report /dev/full cannot be written (ENOSPC).';
  const checked = await run('validate', path, '--report', '/dev/full');
  expect(checked).toMatchObject({ code: 1, stderr: expect.stringContaining('Valid: 2 rows') });
  expect(checked.stderr.endsWith(`error: ${problem}\n`)).toBe(true);
  const sent = await run('import', path, '--yes', '--report', '/dev/full');
  expect(sent).toMatchObject({ code: 1, stderr: expect.stringContaining('2 created.') });
  expect(sent.stderr.endsWith(`error: ${problem}\n`)).toBe(true);
  expect(await names()).toEqual([player(0), player(1)]);
  const broken = await file('broken.csv', 'Name,Term,Year,GPA\nDemo One,Fall,2027,9\n');
  expect(await run('validate', broken, '--report', '/dev/full')).toMatchObject({
    code: 3,
    stderr: expect.stringContaining(`warning: ${problem}\n`),
  });
});

test('warnings about rows come before anything is sent, also under --yes and --quiet', async () => {
  const path = await file(
    'roster.csv',
    'Name,Term,Year,TOEFL,Coach\nDemo One,Autumn,2027,5,x\nDemo Two,Autumn,2027,90,y\n',
  );
  const said = (await run('import', path, '--yes', '--verbose')).stderr;
  const order = [
    'Columns not imported',
    '"Autumn" as "Fall"',
    'scale of 1 to 6',
    /POST .*athletes\/batch: /,
    '2 created.',
  ];
  const places = order.map((text) => said.search(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  const quiet = await run(
    'import',
    await file('other.csv', await readFile(path, 'utf8')),
    '--yes',
    '--quiet',
  );
  expect(quiet).toMatchObject({ code: 0, stderr: expect.stringContaining('scale of 1 to 6') });
  expect(quiet.stderr).toContain('Columns not imported (no matching field): "Coach".');
  expect(quiet.stderr).not.toContain('will be sent');
});

test('with --format json the counts are one object on stdout', async () => {
  const path = await file('roster.csv', roster(3));
  const none = {
    created: 0,
    updated: 0,
    removed: 0,
    exists: 0,
    duplicate: 0,
    invalid: 0,
    unsettled: 0,
    unsent: 0,
    gone: 0,
    differing: 0,
    missing: 0,
    report: null,
    rejects: null,
  };
  const summary = async (...args: string[]) => {
    const { code, stdout } = await run(...args, '--format', 'json');
    return { code, ...JSON.parse(stdout) };
  };
  const next = 'See them with "matchpoint athletes list --mine".';
  expect(await summary('import', path, '--yes')).toEqual({ ...none, code: 0, created: 3, next });
  expect(await summary('import', path, '--yes')).toEqual({ ...none, code: 0, exists: 3, next });
  const broken = await file('broken.csv', 'Name,Term,Year,GPA\nDemo One,Fall,2027,9\nDemo Two,Fall,2027,3\n');
  expect(await summary('import', broken, '--yes')).toMatchObject({
    code: 3,
    invalid: 1,
    unsent: 1,
    created: 0,
  });
});

test('a dry run shows each new row, and all of them to a program', async () => {
  const path = await file('roster.csv', roster(12));
  const dry = await run('import', path, '--dry-run');
  expect(dry.stderr).toContain(`  + row 2: "${player(0)}", Tennis\n`);
  expect(dry.stderr).toContain('  and 2 more; --verbose lists them\n');
  const { code, stdout } = await run('import', path, '--dry-run', '--format', 'ndjson');
  const lines = stdout.trim().split('\n');
  expect([code, lines.length, JSON.parse(lines[0] ?? '')]).toEqual([
    0,
    12,
    {
      row: 2,
      decision: 'send',
      id: null,
      name: player(0),
      sport: 'Tennis',
      field: null,
      from: null,
      to: null,
    },
  ]);
  expect(await names()).toEqual([]);
});
