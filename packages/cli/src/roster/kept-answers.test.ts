import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRememberedColumns, rememberColumns } from './kept-answers.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint-columns-'));
});
afterEach(() => rm(folder, { recursive: true }));

const log = { info() {}, notice() {}, warn() {}, debug() {} };
const at = (apiUrl: string) => ({ host: { env: { XDG_STATE_HOME: folder } }, options: { apiUrl }, log });
const read = (agency: string, run: ReturnType<typeof at>) => readRememberedColumns(run, async () => agency);

test('choices hold for their agency at their service, and the newer one for the same header', async () => {
  const [here, elsewhere] = [at('https://one.example'), at('https://two.example')];
  await rememberColumns(here, 'a', { columns: { full: 'name', stars: '-' } });
  await rememberColumns(here, 'a', { columns: { stars: 'GPA' }, all: { sport: 'Soccer' } });
  const alone = await readRememberedColumns(here, null);
  await rememberColumns(here, 'b', { columns: { full: 'last_name' } });
  await rememberColumns(here, '', { columns: { full: 'bio' } });
  const both = { columns: { full: 'name', stars: 'GPA' }, all: { sport: 'Soccer' }, meanings: {} };
  expect([
    alone,
    await read('a', here),
    await read('b', here),
    await read('c', here),
    await read('a', elsewhere),
  ]).toEqual([both, both, { columns: { full: 'last_name' }, all: {}, meanings: {} }, {}, {}]);
  expect(await readRememberedColumns(here, null)).toEqual({});
});

test('who cannot sign in is asked again, and so is everybody whose choices cannot be read', async () => {
  const here = at('https://one.example');
  await rememberColumns(here, 'a', { columns: { full: 'name' } });
  const refused = () => Promise.reject(new Error('Sign in again.'));
  expect(await readRememberedColumns(here, refused)).toEqual({});
  await writeFile(join(folder, 'matchpoint', 'imports', 'columns.json'), '{"https://one.example":');
  expect(await read('a', here)).toEqual({});
});
