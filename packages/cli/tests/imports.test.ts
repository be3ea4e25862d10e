import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { roster, test } from './fixtures.ts';
import { home, matchpoint } from './matchpoint.ts';

const header = 'Name,Term,Year';
const [ada, bo] = ['Demo Ada,Fall,2027', 'Demo Bo,Fall,2027'];

test('journals of imports are listed, and those of ended imports are removed when they are old', async ({
  agency,
  server,
}) => {
  const { run } = agency;
  const path = await roster(header, ada, bo);
  expect((await run('imports', 'list', '--format', 'json')).stdout).toBe('[]\n');
  expect(await run('athletes', 'import', path, '--yes')).toMatchObject({ code: 0 });
  const piped = 'Name,Term,Year\nDemo Cy,Fall,2027\n';
  const fromPipe = await matchpoint(['athletes', 'import', '-', '--yes'], agency.env, { input: piped });
  expect(fromPipe).toMatchObject({ code: 0 });

  const state = join(agency.env['XDG_STATE_HOME'] ?? '', 'matchpoint', 'imports');
  const [own = ''] = (await readdir(state)).filter((name) => name.endsWith('.ndjson'));
  const journal = `${path}.matchpoint-journal.ndjson`;
  const about = { at: expect.any(String), agency: agency.name, service: server.url, ended: true };
  expect(JSON.parse((await run('imports', 'list', '--format', 'json')).stdout)).toEqual([
    { ...about, file: '-', created: 1, undoable: 1, journal: join(state, own) },
    { ...about, file: basename(path), created: 2, undoable: 2, journal },
  ]);
  expect((await run('imports', 'list')).stdout).toMatch(
    /^Last used +File +Agency +Created +Can be undone +State/,
  );

  expect(await run('imports', 'clean')).toMatchObject({
    code: 0,
    stderr: 'No ended import is older than 30 days.\n',
  });
  const old = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  await utimes(journal, old, old);
  expect(await run('imports', 'clean')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: Nothing was removed: there is no terminal to confirm in. Add --yes to remove.\n',
  });
  expect(await run('imports', 'clean', '--yes')).toMatchObject({ code: 0, stderr: '1 journal removed.\n' });
  expect((await readdir(home)).filter((name) => name.endsWith('.ndjson'))).toEqual([]);
  expect(JSON.parse((await run('imports', 'list', '--format', 'json')).stdout)).toMatchObject([
    { file: '-' },
  ]);
});

test('an import whose state folder cannot be written has its journal beside the file', async ({ agency }) => {
  const path = await roster(header, ada);
  const env = { ...agency.env, XDG_STATE_HOME: path, MATCHPOINT_ID_TOKEN: agency.token };
  const ended = await matchpoint(['athletes', 'import', path, '--yes'], env);
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('1 created.') });
});

test('the journal of an import that is not finished is kept', async ({ agency }) => {
  const path = await roster(header, ada);
  const journal = `${path}.matchpoint-journal.ndjson`;
  await agency.run('athletes', 'import', path, '--yes');
  await writeFile(journal, (await readFile(journal, 'utf8')).replace('{"ended":true}\n', ''), {
    mode: 0o600,
  });
  const old = new Date(0);
  await utimes(journal, old, old);
  expect(await agency.run('imports', 'clean', '--yes')).toMatchObject({
    code: 0,
    stderr: `${journal} is kept: its import is not finished.\nNo ended import is older than 30 days.\n`,
  });
});
