import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { roster as fileOf, withServer } from './fixtures.ts';
import { matchpoint, says } from './matchpoint.ts';
import { type MyAgency, signedInAgency } from './my-agency.ts';

const test = withServer();

const roster = (...rows: readonly string[]) => fileOf('Name,Term,Year,GPA', ...rows);
const ada = 'Demo Ada,Fall,2027,3.7';
const edited = 'Demo Ada,Fall,2027,3.9';
const bo = 'Demo Bo,Fall,2027,3';

/** Name and GPA of each listed athlete. */
async function listed({ run }: MyAgency): Promise<string[]> {
  const as = ['--columns', 'name,GPA', '--format', 'csv', '--sort', 'name'];
  const { stdout } = await run('athletes', 'list', '--mine', ...as);
  return stdout.trim().split('\r\n').slice(1);
}

test('what --update would change is told to programs, and changed', async ({ agency }) => {
  const run = (path: string, ...args: string[]) => agency.run('athletes', 'import', path, ...args);
  await run(await roster(ada, bo), '--yes');
  const path = await roster(edited, bo);
  const dry = await run(path, '--update', '--dry-run', '--format', 'ndjson');
  const lines = dry.stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { row: 2, decision: 'update', name: 'Demo Ada', field: 'GPA', from: '3.7', to: '3.9' },
    { row: 3, decision: 'listed', name: 'Demo Bo', field: null, from: null, to: null },
  ]);
  expect(await listed(agency)).toEqual(['Demo Ada,3.7', 'Demo Bo,3']);
  const updated = await run(path, '--update', '--yes', '--format', 'json');
  expect([updated.code, JSON.parse(updated.stdout)]).toMatchObject([
    0,
    { updated: 1, exists: 1, created: 0 },
  ]);
  expect(updated.stderr).toContain('Demo Ada, row 2: GPA “3.7” → “3.9”\n');
  expect(await listed(agency)).toEqual(['Demo Ada,3.9', 'Demo Bo,3']);
});

test('athletes who are not in the file are named, and removed after a yes', async ({ agency }) => {
  await agency.run('athletes', 'import', await roster(ada, bo), '--yes');
  const path = await roster(ada);
  const importing = (...args: string[]) => agency.run('athletes', 'import', path, '--yes', ...args);
  expect(await importing('--missing', 'report')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('1  in your list but not in the file: kept\n     Demo Bo\n'),
  });
  const removing = (...args: string[]) => importing('--missing', 'remove', ...args);
  const refused = (why: string) => says(2, expect.stringContaining(why));
  expect(await removing()).toEqual(
    refused(
      'error: Nothing was sent: 1 athlete would be removed, and there is no terminal to confirm in. Look at them with --missing report, then add --confirm-removal 1.\n',
    ),
  );
  expect(await removing('--confirm-removal', '2')).toEqual(
    refused('1 athlete would be removed, not the 2 of --confirm-removal.\n'),
  );
  expect(await listed(agency)).toEqual(['Demo Ada,3.7', 'Demo Bo,3']);
  expect(await removing('--confirm-removal', '1')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('1 athlete removed, 1 listed already.'),
  });
  expect(await listed(agency)).toEqual(['Demo Ada,3.7']);
});

test('an import is taken back: creates are removed, changes put back', async ({ agency, server }) => {
  const run = (...args: string[]) => agency.run('athletes', ...args);
  await run('import', await roster(ada), '--yes');
  const path = await roster(edited, bo);
  await run('import', path, '--yes', '--update');
  const when = /\d{4}-\d\d-\d\d \d\d:\d\d/;
  const shown = `  1 athlete that it added will be removed.\n  1 athlete gets its earlier values back.\n`;
  const dry = await run('undo', 'last', '--dry-run', '--format', 'json');
  const plan = `Undoing the import of ${basename(path)}, ${when.exec(dry.stderr)?.[0]}, into ${agency.name} at ${server.url}:\n${shown}`;
  expect(dry).toEqual({
    code: 0,
    stdout: '{"remove":1,"putBack":1,"restore":0,"changed":[],"gone":0,"undecided":[]}\n',
    stderr: plan,
  });
  expect(await run('undo', 'last')).toEqual(
    says(2, `${plan}error: Nothing was undone: there is no terminal to confirm in. Add --yes to undo.\n`),
  );
  expect(await listed(agency)).toEqual(['Demo Ada,3.9', 'Demo Bo,3']);
  expect(await run('undo', path, '--yes', '--format', 'json')).toEqual({
    code: 0,
    stdout: '{"removed":1,"putBack":1,"restored":0,"changed":0,"gone":0,"undecided":0,"left":0}\n',
    stderr: `${plan}The import was undone: 1 athlete removed, 1 athlete put back.\n`,
  });
  expect(await listed(agency)).toEqual(['Demo Ada,3.7']);
  expect(await run('undo', path, '--yes', '--format', 'json')).toEqual({
    code: 0,
    stdout: '{"removed":0,"putBack":0,"restored":0,"changed":0,"gone":0,"undecided":0,"left":0}\n',
    stderr: 'There is nothing to undo: what the import did was changed or undone since.\n',
  });
});

test('an undo takes back what was unanswered, and names what it cannot decide', async ({ agency }) => {
  const run = (...args: string[]) => agency.run('athletes', ...args);
  const path = await roster(ada, bo);
  await run('import', path, '--yes');
  // As it is after a kill before the answer.
  const journal = `${path}.matchpoint-journal.ndjson`;
  const sent = (await readFile(journal, 'utf8')).split('\n').filter((line) => /"(run|sending)"/.test(line));
  await writeFile(journal, `${sent.join('\n')}\n`, { mode: 0o600 });
  const [first] = await agency.athletes.list();
  await agency.athletes.edit(first?.id ?? '', { bio: 'Edited.' });
  expect(await run('undo', path, '--yes')).toMatchObject({
    code: 5,
    stderr: expect.stringContaining(
      'error: The import was undone: 1 athlete removed, 1 athlete unknown. Sent without an answer',
    ),
  });
});

test('the last import is undone, and the one before is then the last', async ({ agency, server }) => {
  const run = (...args: string[]) => agency.run('athletes', ...args);
  for (const row of [ada, bo]) await run('import', await roster(row), '--yes');
  for (const left of [['Demo Ada,3.7'], []]) {
    expect(await run('undo', 'last', '--yes')).toMatchObject({ code: 0 });
    expect(await listed(agency)).toEqual(left);
  }
  expect(await run('undo', 'last')).toEqual(
    says(
      1,
      `error: This machine knows no import into ${agency.name} at ${server.url} that can be undone. Name the imported file or its journal.\n`,
    ),
  );
});

test('an undo of what was never imported says so, and leaves no trace', async ({ agency, server }) => {
  const run = (...args: string[]) => agency.run('athletes', ...args);
  const path = await roster(ada);
  const folder = dirname(path);
  const other = await signedInAgency(server.url);
  const imported = await roster(bo);
  expect(await other.run('athletes', 'import', imported, '--yes')).toMatchObject({ code: 0 });
  const before = await readdir(folder);
  for (const what of [path, folder, imported, join(folder, 'none', 'roster.csv')])
    expect(await run('undo', what, '--yes')).toEqual(
      says(1, `error: This machine knows no import of ${what} into ${agency.name} at ${server.url}.\n`),
    );
  expect(await readdir(folder)).toEqual(before);
});

test('a service of the eleven calls changes and takes back nobody', async ({ agency, eleven }) => {
  const env = { ...agency.env, MATCHPOINT_API_URL: eleven.url, MATCHPOINT_ID_TOKEN: agency.token };
  const run = (...args: string[]) => matchpoint(['athletes', ...args], env);
  const path = await roster(ada);
  expect(await run('import', path, '--yes')).toMatchObject({ code: 0 });
  const changes = ['--update', '--missing', 'remove'];
  const updating = await run('import', await roster(edited), '--yes', ...changes);
  expect(updating.stderr).toContain('  This service cannot change or remove athletes, so none will be.\n');
  expect(updating.stderr).toContain('Nothing to import: all athletes are listed already.');
  expect(await run('undo', path, '--yes')).toEqual(
    says(1, 'error: This service cannot remove or change athletes, so an import stays.\n'),
  );
  expect(await listed(agency)).toEqual(['Demo Ada,3.7']);
});
