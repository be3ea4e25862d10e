import { execFile } from 'node:child_process';
import { copyFile, link, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startTestServer } from '@matchpoint/server/testing';
import { expect, onTestFinished } from 'vitest';
import { json, proxyOf } from './fake-service.ts';
import { file, roster, withServer } from './fixtures.ts';
import { home, matchpoint, program, says } from './matchpoint.ts';
import { login, signedInAgency } from './my-agency.ts';

const test = withServer();

const posts = (stderr: string) =>
  stderr.split('\n').filter((line) => line.startsWith('POST') && line.includes('/athletes'));
const player = (at: number) => `Demo Player ${String(at).padStart(4, '0')}`;
const players = (count: number) => Array.from({ length: count }, (_, at) => player(at));
const rosterOf = (count: number) =>
  roster(
    'Player,Term,Grad Year,M/F,Country,GPA',
    ...players(count).map((name) => `${name},Fall,2027,F,GER,3.7`),
  );

test('a roster is imported in batches, and the same command again sends nothing', async ({ agency }) => {
  const path = await rosterOf(300);
  const report = join(home, 'report.json');
  const first = await agency.run('athletes', 'import', path, '--yes', '--verbose', '--report', report);
  expect(first).toMatchObject(
    says(
      0,
      expect.stringContaining('300 athletes added. See them with "matchpoint athletes list --mine".\n'),
    ),
  );
  expect(posts(first.stderr)).toHaveLength(1);
  const ids = new Map((await agency.athletes.list()).map(({ id, name }) => [name, id]));
  expect(JSON.parse(await readFile(report, 'utf8'))).toEqual(
    players(300).map((name, at) => ({
      row: at + 2,
      status: 'created',
      id: ids.get(name),
      field: null,
      message: null,
    })),
  );
  const again = await agency.run('athletes', 'import', path, '--yes', '--verbose');
  expect([again.code, posts(again.stderr)]).toEqual([0, []]);
  expect(again.stderr).toContain('Nothing to import: all athletes are listed already. See them with');
  expect(await agency.names()).toEqual(players(300));
});

const four = [
  'Name;Term;Year;GPA;Coach',
  'Demo One;Fall;2027;3,75;x',
  'Demo Two;Fall;2027;3,7;y',
  'Demo Three;Fall;2027;9;',
  'Demo Four;Fall;2027;3;',
];

test('while rows are invalid nothing is sent, and rejects are not the whole file', async ({ agency }) => {
  const path = await roster(...four);
  const [rejects, report] = [join(home, 'rejects.csv'), join(home, 'report.csv')];
  const files = ['--rejects', rejects, '--report', report];
  const refused = await agency.run('athletes', 'import', path, '--yes', ...files);
  expect(refused).toMatchObject({ code: 3, stdout: '' });
  expect(refused.stderr).toMatch(/“Coach”\.\n.*2 rows need a repair:.*row 2: “3,75”/s);
  expect(refused.stderr.split('\n').at(-2)).toBe(
    `error: Nothing was sent. Fix 2 rows and import the whole file again, or send the other 2 rows without them: import --skip-invalid. ${rejects} has only the rows to fix. ${report} lists every problem.`,
  );
  expect(await agency.names()).toEqual([]);
  expect(await readFile(rejects, 'utf8')).toBe(`\uFEFF${[four[0], four[1], four[3], ''].join('\r\n')}`);
  expect(await readFile(report, 'utf8')).toMatch(/^row,status,id,field,message\r\n2,invalid,,GPA,"must be /);
});

test('--skip-invalid sends the valid rows, and the fixed rejects are the others', async ({ agency }) => {
  const path = await roster(...four);
  const rejects = join(home, 'left-out.csv');
  const args = ['athletes', 'import', path, '--skip-invalid', '--rejects', rejects];
  const dry = await agency.run(...args, '--dry-run', '--format', 'ndjson', '--missing', 'report');
  expect(dry.stderr).toContain(
    '     Demo Four, row 5\n  2  left out, with problems\n  While rows are left out, no athlete counts as missing.\n',
  );
  expect(
    dry.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ row, decision, name }) => [row, decision, name]),
  ).toEqual([
    [3, 'send', 'Demo Two'],
    [5, 'send', 'Demo Four'],
    [2, 'invalid', null],
    [4, 'invalid', null],
  ]);
  const { code, stderr } = await agency.run(...args, '--yes');
  expect([code, stderr]).toEqual([5, expect.stringMatching(/row 2: “3,75”.*2 {2}new/s)]);
  expect(stderr.split('\n').at(-2)).toBe(
    `error: Imported, but not all: 2 athletes added, 2 left out. Fix ${rejects} and import it.`,
  );
  expect(await agency.names()).toEqual(['Demo Four', 'Demo Two']);
  await writeFile(rejects, (await readFile(rejects, 'utf8')).replace('3,75', '3,8').replace(';9;', ';4;'));
  expect(await agency.run('athletes', 'import', rejects, '--yes')).toMatchObject({ code: 0 });
  expect(await agency.names()).toEqual(['Demo Four', 'Demo One', 'Demo Three', 'Demo Two']);
});

test('without a terminal the plan is shown, and nothing is sent before --yes', async ({ agency, server }) => {
  const path = await rosterOf(12);
  const plan = `12 rows for ${agency.name} at ${server.url}:\n  12  new\n`;
  const unsure = await agency.run('athletes', 'import', path);
  expect(unsure).toMatchObject({ code: 2, stdout: '' });
  expect(unsure.stderr).toContain(
    `${plan}error: Nothing was sent: there is no terminal to confirm in. Add --yes to send.\n`,
  );
  const dryPath = join(await mkdtemp(join(home, 'dry ')), 'roster.csv');
  await copyFile(path, dryPath);
  const dry = await agency.run('athletes', 'import', dryPath, '--dry-run');
  const shown = players(10)
    .map((name, at) => `      ${name}, row ${at + 2}\n`)
    .join('');
  const end = `${plan}${shown}      and 2 more; --verbose lists them\n`;
  expect([dry.code, dry.stderr.slice(-end.length)]).toEqual([0, end]);
  expect(await readdir(dirname(dryPath))).toEqual([basename(dryPath)]);
  expect(await agency.names()).toEqual([]);
});

test('a list piped into validate and import is valid', async ({ agency }) => {
  await agency.run('athletes', 'import', await rosterOf(4), '--yes');
  const { stdout: input, ...listed } = await agency.run('athletes', 'list', '--mine', '--format', 'csv');
  expect(listed).toEqual({ code: 0, stderr: '' });
  const checked = await matchpoint(['athletes', 'validate', '-'], {}, { input });
  expect(checked).toMatchObject(says(0, expect.stringContaining('Valid: 4 rows')));
  const sent = await matchpoint(['athletes', 'import', '-', '--yes'], agency.env, { input });
  expect(sent).toMatchObject({ code: 0, stderr: expect.stringContaining('all athletes are listed already') });
});

test('columns can be mapped by flags, and problems printed for programs', async ({ agency: { run } }) => {
  const path = await roster('When,Full Nm,Stars', 'Fall 2027,Demo One,9');
  const check = (...args: string[]) => run('athletes', 'validate', path, ...args);
  expect(await check()).toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/No column is the Name yet\. .* --map 'Full Nm=name'\nNothing was sent\./),
  });
  const maps = ['Full Nm=name', 'When=semester', 'Stars=GPA'].flatMap((map) => ['--map', map]);
  const invalid = await check(...maps, '--format', 'ndjson');
  expect([invalid.code, JSON.parse(invalid.stdout)]).toMatchObject([
    3,
    { row: 2, status: 'invalid', field: 'GPA' },
  ]);
  expect(await check('--map', 'nonsense')).toMatchObject({ code: 2 });
});

test('values of all rows and meanings of words are set by flags', async ({ agency: { run } }) => {
  const path = await roster('Name,Available', 'Demo One,Haust 2027');
  const check = (...args: string[]) => run('athletes', 'validate', path, ...args);
  const set = ['semester=Fall 27', 'sport=soccer', 'GPA=3,7'].flatMap((value) => ['--set', value]);
  expect(await check('--map', 'Available=-', ...set)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(
      'In all rows: Semester Fall (chosen), Year 2027 (chosen), Sport Soccer (chosen),\n  GPA 3.7 (chosen).',
    ),
  });
  expect(await check('--word', 'haust=Fall', '--word', 'haust=Male')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('“Haust 2027” read as Fall 2027'),
  });
  const usage = (message: string) => says(2, expect.stringContaining(message));
  expect(await check('--set', 'semester')).toEqual(usage('It must be a field, an equals sign and a value'));
  expect(await check('--word', 'Haust=Fal')).toEqual(
    usage(
      '--word: "Haust" cannot mean "Fal", which is not a value of sport, available_semester, gender, country_of_residence. Write what the field has: --word "Haust=Fall".',
    ),
  );
});

test("the sport of all rows is the agency's own, and asked where it has several", async ({ server }) => {
  const path = await rosterOf(1);
  const soccer = await signedInAgency(server.url, ['Soccer']);
  const { code, stderr } = await soccer.run('athletes', 'import', path, '--yes');
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining('In all rows: Sport Soccer (the sport of your agency).\n'),
  ]);
  const { stdout } = await soccer.run('athletes', 'list', '--mine', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject([{ name: player(0), sport: 'Soccer' }]);

  const both = await signedInAgency(server.url, ['Tennis', 'Soccer']);
  expect(await both.run('athletes', 'import', path, '--yes')).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('Or set it for all rows: --set sport=Tennis\nNothing was sent.\n'),
  });
  expect(await both.names()).toEqual([]);
});

test("no sport is assumed while the agency's sports cannot be read", async ({ server }) => {
  const agency = await signedInAgency(server.url, ['Soccer']);
  let isAway = true;
  const { url } = await proxyOf(server.url, ({ pathname }, response) => {
    const isFirst = isAway && pathname === `/api/agencies/${agency.id}`;
    if (isFirst) json(response, 404, { detail: 'Not found' });
    isAway &&= !isFirst;
    return isFirst;
  });
  const env = { ...agency.env, MATCHPOINT_API_URL: url, MATCHPOINT_ID_TOKEN: agency.token };
  const importing = ['athletes', 'import', await rosterOf(1), '--yes'];
  expect(await matchpoint(importing, env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'error: Nothing was sent: the sports of your agency could not be read before the file was checked. Run the command again.\n',
    ),
  });
  expect(await agency.names()).toEqual([]);
});

test('no report or rejects overwrite the file that is read, its journal, or each other, under any link', async ({
  agency: { run },
}) => {
  const path = await rosterOf(2);
  const content = await readFile(path, 'utf8');
  const journal = `${path}.matchpoint-journal.ndjson`;
  const [soft, hard] = [`${path}.soft.csv`, `${path}.hard.csv`];
  await symlink(path, soft);
  await link(path, hard);
  const refused = (named: string) =>
    says(2, `error: ${named} cannot be written: it is the file that is read, its journal, or named twice.\n`);
  for (const [read, written] of [
    [soft, path],
    [hard, path],
    [path, soft],
    [path, hard],
    [path, journal],
    [soft, journal],
    [path, `${journal}.lock`],
  ] as const) {
    expect(await run('athletes', 'validate', read, '--rejects', written, '--force')).toEqual(
      refused(written),
    );
    expect(await run('athletes', 'import', read, '--yes', '--report', written, '--force')).toEqual(
      refused(written),
    );
  }
  const redirected = `"$0" "$1" athletes validate - --rejects "$2" --force < "$3"`;
  const args = ['-c', redirected, process.execPath, program, soft, path];
  await expect(promisify(execFile)('sh', args)).rejects.toMatchObject(refused(soft));
  const twice = join(home, 'twice.csv');
  const both = ['--report', twice, '--rejects', `${home}/./${basename(twice)}`];
  expect(await run('athletes', 'validate', path, ...both)).toEqual(refused(both[3] ?? ''));
  expect(await readFile(path, 'utf8')).toBe(content);
});

test('a report overwrites a file only by --force, and nothing was done without it', async ({ agency }) => {
  const path = await rosterOf(2);
  const kept = await file('report.csv', 'precious');
  const importing = ['athletes', 'import', path, '--yes', '--report', kept];
  expect(await agency.run(...importing)).toEqual(
    says(2, `error: ${kept} exists already. --force overwrites it.\n`),
  );
  expect([await readFile(kept, 'utf8'), await agency.names()]).toEqual(['precious', []]);
  expect(await agency.run(...importing, '--force')).toMatchObject({ code: 0 });
  expect(await readFile(kept, 'utf8')).toMatch(/^row,status,id,field,message\r\n2,created,/);
});

test('a report that cannot be written whole is named, and the counts are not lost', async ({ agency }) => {
  const path = await rosterOf(2);
  const full = ['--report', '/dev/full'];
  const problem = 'The report /dev/full cannot be written (ENOSPC).';
  const checked = await agency.run('athletes', 'validate', path, ...full);
  expect(checked).toMatchObject({ code: 1, stderr: expect.stringContaining('Valid: 2 rows') });
  expect(checked.stderr.endsWith(`error: ${problem}\n`)).toBe(true);
  const sent = await agency.run('athletes', 'import', path, '--yes', ...full);
  expect(sent).toMatchObject({ code: 1, stderr: expect.stringContaining('2 athletes added.') });
  expect(sent.stderr.endsWith(`error: ${problem}\n`)).toBe(true);
  const broken = await roster('Name,Term,Year,GPA', 'Demo One,Fall,2027,9');
  expect(await agency.run('athletes', 'validate', broken, ...full)).toMatchObject({
    code: 3,
    stderr: expect.stringContaining(`warning: ${problem}\n`),
  });
});

test('warnings about rows come before anything is sent, also under --yes and --quiet', async ({ agency }) => {
  const lines = ['Name,Term,Year,TOEFL,Coach', 'Demo One,Autumn,2027,5,x', 'Demo Two,Autumn,2027,90,y'];
  const said = await agency.run('athletes', 'import', await roster(...lines), '--yes', '--verbose');
  expect(said.stderr).toMatch(
    /Columns left out.*“Autumn” read as Fall.*scale of 1\s+to 6.*POST .*athletes\/batch: .*2 athletes added\./s,
  );
  const quiet = await agency.run('athletes', 'import', await roster(...lines), '--yes', '--quiet');
  expect([quiet.code, quiet.stderr]).toEqual([0, expect.stringMatching(/scale of 1\s+to 6/)]);
  expect(quiet.stderr).toContain('Columns left out: “Coach”.');
  expect(quiet.stderr).not.toContain('  new');
});

test('with --format json the counts are one object on stdout', async ({ agency }) => {
  const path = await rosterOf(3);
  const counted = ['created', 'updated', 'removed', 'exists', 'duplicate', 'invalid'];
  const others = ['unsettled', 'unsent', 'gone', 'differing', 'missing', 'repaired'];
  const zero = {
    ...Object.fromEntries([...counted, ...others].map((key) => [key, 0])),
    report: null,
    rejects: null,
  };
  const summary = async (...args: readonly string[]) => {
    const { code, stdout } = await agency.run('athletes', 'import', ...args, '--yes', '--format', 'json');
    return { code, ...JSON.parse(stdout) };
  };
  const next = 'See them with "matchpoint athletes list --mine".';
  expect(await summary(path)).toEqual({ ...zero, code: 0, created: 3, next });
  expect(await summary(path)).toEqual({ ...zero, code: 0, exists: 3, next });
  const broken = await roster('Name,Term,Year,GPA', 'Demo One,Fall,2027,9', 'Demo Two,Fall,2027,3');
  const fix =
    'Fix 1 row and import the whole file again, or send the other row without them: import --skip-invalid. --report <file> lists every problem.';
  expect(await summary(broken)).toEqual({ ...zero, code: 3, invalid: 1, unsent: 1, next: fix });
  const none = await roster('Name,Term,Year,GPA', 'Demo One,Fall,2027,9');
  const all = 'Fix 1 row and import the whole file again. --report <file> lists every problem.';
  expect(await summary(none, '--skip-invalid')).toEqual({ ...zero, code: 3, invalid: 1, next: all });
  const rough = await roster('Name,Term,Year,GPA', 'Demo Six,Fall,2027,3.75', 'Total: 1');
  expect(await summary(rough, '--repair')).toEqual({ ...zero, code: 0, created: 1, repaired: 1, next });
  const { stdout } = await agency.run('athletes', 'validate', rough, '--repair', '--format', 'json');
  const repair = { status: 'repaired', id: null };
  expect(JSON.parse(stdout)).toEqual([{ ...repair, row: 2, field: 'GPA', message: '3.75 → 3.8' }]);
});

test('an import into a full agency ends at once with what the service says', async ({ options, server }) => {
  const small = await startTestServer({ ...options, sharing: server, quotas: { athletesPerAgency: 3 } });
  onTestFinished(() => small.stop());
  const agency = await signedInAgency(small.url);
  const { code, stderr } = await agency.run('athletes', 'import', await rosterOf(4), '--yes');
  expect([code, stderr.split('\n').find((line) => line.startsWith('error: '))]).toEqual([
    1,
    'error: An agency may have 3 athletes; remove some first, or use another agency. Nothing was stored. 4 not sent yet. Run the same command again to continue; nothing is sent twice.',
  ]);
  expect(await agency.names()).toEqual([]);
});

test('a token that expires during an import is renewed without losing a row', async ({ agency, server }) => {
  const spent = new Set<string>();
  let batches = 0;
  const proxy = await proxyOf(server.url, ({ pathname }, response, { headers }) => {
    const token = headers.authorization ?? '';
    if (pathname.endsWith('/batch')) batches += 1;
    if (batches === 3 && spent.size === 0) spent.add(token);
    if (spent.has(token)) json(response, 401, { detail: 'The token has expired.' });
    return spent.has(token);
  });
  const env = { ...agency.env, MATCHPOINT_API_URL: proxy.url };
  expect(await login(agency, env)).toMatchObject({ code: 0 });
  const how = ['--yes', '--batch', '10', '--rate', '15'];
  const ended = await matchpoint(['athletes', 'import', await rosterOf(50), ...how], env);
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('50 athletes added.') });
  expect([await agency.names(), spent.size]).toEqual([players(50), 1]);
});
