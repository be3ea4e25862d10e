import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BothServers, startBothServers } from './both-servers.ts';
import { home, matchpoint } from './matchpoint.ts';
import { type MyAgency, signedInAgency } from './my-agency.ts';
import { keys, openTerminal } from './terminal.ts';

let servers: BothServers;
let server: TestServer;
let agency: MyAgency;
beforeAll(async () => {
  servers = await startBothServers();
  server = servers.full;
});
afterAll(() => servers.stop());
beforeEach(async () => {
  agency = await signedInAgency(server.url);
});

const run = (...args: string[]) => matchpoint(['athletes', ...args], agency.env);

async function roster(...rows: readonly string[]): Promise<string> {
  const path = join(home, `${crypto.randomUUID()}.csv`);
  await writeFile(path, ['Name,Term,Year,GPA', ...rows, ''].join('\n'));
  return path;
}

const ada = 'Demo Ada,Fall,2027,3.7';
const bo = 'Demo Bo,Fall,2027,3';
/** Name and GPA of each listed athlete. */
async function listed(): Promise<string[]> {
  const { stdout } = await run(
    'list',
    '--mine',
    '--columns',
    'name,GPA',
    '--format',
    'csv',
    '--sort',
    'name',
  );
  return stdout.trim().split('\r\n').slice(1);
}

test('a row that differs is said, and --update changes its athlete', async () => {
  await run('import', await roster(ada, bo), '--yes');
  const edited = await roster('Demo Ada,Fall,2027,3.9', bo);
  const unchanged = await run('import', edited, '--yes');
  expect(unchanged.code).toBe(0);
  expect(unchanged.stderr).toContain(
    '  1  of these differs from its listed athlete (--update changes it)\n  = row 2: "Demo Ada", Tennis, stays but differs: GPA "3.7" → "3.9"\n',
  );
  expect(unchanged.stderr).toContain(
    'Nothing was sent: all 2 rows exist already. 1 row differs from what is listed; --update changes the listed athletes.\n',
  );
  expect(await listed()).toEqual(['Demo Ada,3.7', 'Demo Bo,3']);

  const lines = await run('import', edited, '--update', '--dry-run', '--format', 'ndjson');
  expect(
    lines.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { row: 2, decision: 'update', name: 'Demo Ada', field: 'GPA', from: '3.7', to: '3.9' },
    { row: 3, decision: 'listed', name: 'Demo Bo', field: null, from: null, to: null },
  ]);
  expect(await listed()).toEqual(['Demo Ada,3.7', 'Demo Bo,3']);
  const updated = await run('import', edited, '--update', '--yes', '--format', 'json');
  expect([updated.code, JSON.parse(updated.stdout)]).toMatchObject([
    0,
    { updated: 1, exists: 1, created: 0 },
  ]);
  expect(updated.stderr).toContain('  ~ row 2: "Demo Ada", Tennis: GPA "3.7" → "3.9"\n');
  expect(await listed()).toEqual(['Demo Ada,3.9', 'Demo Bo,3']);
});

test('athletes who are not in the file are named, and removed after a yes of their own', async () => {
  await run('import', await roster(ada, bo), '--yes');
  const path = await roster(ada);
  const reported = await run('import', path, '--yes', '--missing', 'report');
  expect(reported).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('? "Demo Bo", Tennis: not in the file'),
  });
  const refused = (why: string) => ({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
  expect(await run('import', path, '--yes', '--missing', 'remove')).toEqual(
    refused(
      'error: Nothing was sent: 1 athlete would be removed, and nobody can confirm that here. Look at them with --missing report, then add --confirm-removal 1.\n',
    ),
  );
  expect(await run('import', path, '--yes', '--missing', 'remove', '--confirm-removal', '2')).toEqual(
    refused('1 athlete would be removed, not the 2 of --confirm-removal.\n'),
  );
  expect(await listed()).toEqual(['Demo Ada,3.7', 'Demo Bo,3']);
  const removed = await run('import', path, '--yes', '--missing', 'remove', '--confirm-removal', '1');
  expect(removed).toMatchObject({ code: 0, stderr: expect.stringContaining('1 removed, 1 existed before.') });
  expect(await listed()).toEqual(['Demo Ada,3.7']);
});

test('at a terminal, changing and removing are asked about one after the other', async () => {
  await run('import', await roster(ada, bo), '--yes');
  const path = await roster('Demo Ada,Fall,2027,3.9', 'Demo Cy,Fall,2027,2');
  const args = ['athletes', 'import', path, '--update', '--missing', 'remove'];
  const terminal = openTerminal(args, agency.env, { columns: 120, rows: 40 });
  await terminal.until('Send 1 athlete and change 1 athlete?');
  terminal.type(`y${keys.enter}`);
  await terminal.until('Remove 1 athlete who is not in this file?');
  terminal.type(`y${keys.enter}`);
  expect(await terminal.ended).toBe(0);
  expect(terminal.shown()).toContain('1 created, 1 changed, 1 removed.');
  expect(await listed()).toEqual(['Demo Ada,3.9', 'Demo Cy,2']);
});

test('an import is taken back: what it created is removed, what it changed is put back', async () => {
  await run('import', await roster(ada), '--yes');
  const path = await roster('Demo Ada,Fall,2027,3.9', bo);
  await run('import', path, '--yes', '--update');
  expect(await listed()).toEqual(['Demo Ada,3.9', 'Demo Bo,3']);
  const plan = `Undoing this import into ${agency.name} at ${server.url}:\n  1 athlete will be removed\n  1 athlete will be put back\n`;
  expect(await run('undo', 'last', '--dry-run')).toEqual({ code: 0, stdout: '', stderr: plan });
  expect(await run('undo', 'last')).toEqual({
    code: 2,
    stdout: '',
    stderr: `${plan}error: Nothing was undone: nobody can confirm here. Add --yes to undo.\n`,
  });
  expect(await listed()).toEqual(['Demo Ada,3.9', 'Demo Bo,3']);
  expect(await run('undo', path, '--yes', '--format', 'json')).toEqual({
    code: 0,
    stdout: '{"removed":1,"putBack":1,"changed":0,"gone":0,"left":0}\n',
    stderr: `${plan}Undone: 1 removed, 1 put back.\n`,
  });
  expect(await listed()).toEqual(['Demo Ada,3.7']);
  expect(await run('undo', path, '--yes')).toEqual({
    code: 0,
    stdout: '',
    stderr: 'There is nothing to undo. It did nothing, or was undone before.\n',
  });
  const { stdout } = await matchpoint(['imports', 'list', '--format', 'json'], agency.env);
  expect(JSON.parse(stdout)).toMatchObject([
    { file: basename(path), created: 1, undoable: 0, ended: true },
    { created: 1, undoable: 1, ended: true },
  ]);
});

test('at a terminal the last import is undone after a yes, and the one before is then the last', async () => {
  await run('import', await roster(ada), '--yes');
  await run('import', await roster(bo), '--yes');
  for (const left of [['Demo Ada,3.7'], []]) {
    const terminal = openTerminal(['athletes', 'undo', 'last'], agency.env, { columns: 120, rows: 40 });
    await terminal.until('Undo it for 1 athlete?');
    terminal.type(`y${keys.enter}`);
    expect(await terminal.ended).toBe(0);
    expect(terminal.shown()).toContain('Undone: 1 removed.');
    expect(await listed()).toEqual(left);
  }
  expect(await run('undo', 'last')).toEqual({
    code: 1,
    stdout: '',
    stderr: `error: This machine knows no import into ${agency.name} at ${server.url} that can be undone. See "matchpoint imports list", and name the imported file or its journal.\n`,
  });
});

test('a service of the eleven calls alone says that nobody can be changed or taken back', async () => {
  const env = { ...agency.env, MATCHPOINT_API_URL: servers.eleven.url, MATCHPOINT_ID_TOKEN: agency.token };
  const path = await roster(ada);
  expect(await matchpoint(['athletes', 'import', path, '--yes'], env)).toMatchObject({ code: 0 });
  const edited = await roster('Demo Ada,Fall,2027,3.9');
  const updating = await matchpoint(['athletes', 'import', edited, '--yes', '--update'], env);
  expect(updating.stderr).toContain('  This service cannot change or remove athletes: nobody is.\n');
  expect(updating.stderr).toContain('Nothing was sent: the only row exists already.');
  expect(await matchpoint(['athletes', 'undo', path, '--yes'], env)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'error: This service cannot remove or change athletes. Nothing was undone.\n',
  });
  expect(await listed()).toEqual(['Demo Ada,3.7']);
});
