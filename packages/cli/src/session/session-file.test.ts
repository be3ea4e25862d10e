import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SessionFile, sessionFile } from './session-file.ts';

const posixTest = test.skipIf(process.platform === 'win32');

let folder: string;
let file: SessionFile;
const service = { apiUrl: 'https://matchpoint.example/api', project: 'matchpoint-live' };
const open = (which: Partial<typeof service> = {}) =>
  sessionFile({ env: { XDG_STATE_HOME: folder } }, { ...service, ...which });
const ada = { version: 1, id: 'ada', email: 'ada@example.com', refreshToken: 'secret' } as const;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint state '));
  file = open();
});
afterEach(() => rm(folder, { recursive: true }));

posixTest('a session is read back, is private to this user, and leaves no other file', async () => {
  expect(await file.store.read()).toBeNull();
  await file.store.write(ada);
  await file.store.write({ ...ada, refreshToken: 'newer' });
  expect(await open().store.read()).toEqual({ ...ada, refreshToken: 'newer' });
  const modes = await Promise.all([stat(file.path), stat(dirname(file.path))]);
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o700]);
  expect(await readdir(dirname(file.path))).toHaveLength(1);
  await file.store.clear();
  expect(await file.store.read()).toBeNull();
  await file.store.clear();
});

test('each service and project has its own file', async () => {
  await file.store.write(ada);
  const others = [open({ apiUrl: 'https://matchpoint.example' }), open({ project: 'matchpoint-test' })];
  expect(await Promise.all(others.map(({ store }) => store.read()))).toEqual([null, null]);
  expect(new Set([file, ...others].map(({ path }) => path)).size).toBe(3);
});

posixTest('a file that others can read becomes private, and a broken one is not a session', async () => {
  await file.store.write(ada);
  await chmod(file.path, 0o644);
  expect(await file.store.read()).toEqual(ada);
  expect((await stat(file.path)).mode & 0o777).toBe(0o600);
  await writeFile(file.path, '{"version": 1');
  expect(await file.store.read()).toBeNull();
});

test('a chosen profile is kept until somebody else signs in', async () => {
  await file.chooseProfile('7');
  expect(await file.chosenProfile()).toBeNull();
  await file.store.write(ada);
  await file.chooseProfile('7');
  await file.store.write({ ...ada, refreshToken: 'newer' });
  expect(await file.chosenProfile()).toBe('7');
  await file.store.write({ ...ada, id: 'bea' });
  expect(await file.chosenProfile()).toBeNull();
});
