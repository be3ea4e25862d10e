import {
  appendFile,
  chmod,
  chown,
  mkdtemp,
  open as openHandle,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentAddition, SettledAddition } from '@matchpoint/core/changes/journal-entry';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openJournalFile } from './journal-file.ts';

const posixTest = test.skipIf(process.platform === 'win32');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint-journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const ours = { service: 'https://service.example', agency: '7' };
const ref = (number: number) => number.toString(16).padStart(8, '0').padEnd(32, 'a');
const sent = (number: number, existing: number): SentAddition => [ref(number), 'Ada', 'Tennis', existing];
const settled = (
  number: number,
  status: SettledAddition[1],
  id: string | null = null,
  version: string | null = null,
): SettledAddition => [ref(number), status, id, version];
const place = () => join(folder, 'roster.csv.matchpoint-journal.ndjson');

async function fates(numbers: readonly number[], binding = ours) {
  const journal = await openJournalFile([place()], binding);
  const found = numbers.map((number) => journal.fateOf(ref(number)));
  await journal.close();
  return found;
}

const open = { kind: 'open' };
const done = (id: string | null) => ({ kind: 'done', id });

test('cut off anywhere, it knows every whole line and goes on', async () => {
  const journal = await openJournalFile([place()], ours);
  await journal.intend([1, 2].map((number) => sent(number, 0)));
  await journal.settle([settled(1, 'created', '41'), settled(2, 'created', '42')]);
  await journal.close();
  const whole = await readFile(place());
  const lines = whole.toString().split('\n');
  const ends = lines.map((_, index) => Buffer.byteLength(lines.slice(0, index + 1).join('\n')));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length }), async (length) => {
      await writeFile(place(), whole);
      await truncate(place(), length);
      const again = await openJournalFile([place()], ours);
      await again.settle([settled(3, 'created', '43')]);
      await again.close();
      const isThere = (line: number) => length >= (ends[line] ?? 0);
      const unknown = isThere(1) ? { kind: 'unknown', existing: 0 } : open;
      expect(await fates([1, 2, 3])).toEqual([
        isThere(2) ? done('41') : unknown,
        isThere(2) ? done('42') : unknown,
        done('43'),
      ]);
    }),
    { numRuns: 60, examples: ends.map((end) => [end]) },
  );
});

test('one line is written for each request, and nothing before the first', async () => {
  const journal = await openJournalFile([place()], ours);
  expect(await readdir(folder)).toEqual(['roster.csv.matchpoint-journal.ndjson.lock']);
  await journal.intend([sent(1, 0), sent(2, 7)]);
  await journal.settle([settled(1, 'created', '41'), settled(2, 'exists', null, '"e-1"')]);
  await journal.end();
  await journal.close();
  expect((await readFile(place(), 'utf8')).split('\n')).toEqual([
    '{"run":{"service":"https://service.example","agency":"7"}}',
    `{"sending":[["${ref(1)}","Ada","Tennis",0],["${ref(2)}","Ada","Tennis",7]]}`,
    `{"settled":[["${ref(1)}","created","41",null],["${ref(2)}","exists",null,"\\"e-1\\""]]}`,
    '{"ended":true}',
    '',
  ]);
});

test('lines of somebody else do no harm', async () => {
  await writeFile(
    place(),
    '{"run":{"service":"https://service.example","agency":"7"}}\nnonsense\n{"ref":7}\n',
  );
  await appendFile(place(), '[]\n');
  expect(await fates([1])).toEqual([open]);
});

test('two imports of one file are not made at a time, and one that was killed does not stand in the way', async () => {
  const first = await openJournalFile([place()], ours);
  await expect(openJournalFile([place()], ours)).rejects.toThrow(
    `This file is being imported by process ${process.pid}.`,
  );
  await first.close();
  await writeFile(`${place()}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), token: 'x' }));
  expect(await fates([1])).toEqual([open]);
  expect(await readdir(folder)).toEqual([]);
});

posixTest.each([
  ['that others can write', async (path: string) => chmod(path, 0o622)],
  ['of another user', async (path: string) => chown(path, 12_345, 12_345)],
  [
    'behind a symbolic link',
    async (path: string) => {
      await rename(path, `${path}.real`);
      await symlink(`${path}.real`, path);
    },
  ],
])('a journal %s is not believed, and the one of the state folder is used', async (what, spoil) => {
  if (what === 'of another user' && process.getuid?.() !== 0) return;
  const journal = await openJournalFile([place()], ours);
  await journal.settle([settled(1, 'created', '41')]);
  await journal.close();
  await spoil(place());
  const other = join(folder, 'state', 'x.ndjson');
  const again = await openJournalFile([place(), other], ours);
  expect([again.path, again.foreign, again.fateOf(ref(1))]).toEqual([other, place(), open]);
  await again.close();
  await expect(openJournalFile([place()], ours)).rejects.toThrow('could have been written by another user');
});

posixTest('it lies elsewhere where the folder cannot be written', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'matchpoint-state-'));
  await chmod(folder, 0o500);
  // Root writes where it wants, but for the kernel's own folders.
  const beside = process.getuid?.() === 0 ? '/sys/roster.csv.matchpoint-journal.ndjson' : place();
  const journal = await openJournalFile([beside, join(elsewhere, 'imports', 'x.ndjson')], ours);
  expect(journal.path).toBe(join(elsewhere, 'imports', 'x.ndjson'));
  await journal.close();
  await chmod(folder, 0o700);
  await rm(elsewhere, { recursive: true });
});

/** Lets every sync of this kind fail, as a system does that has none. */
async function refuse(kind: 'sync' | 'datasync', code: string) {
  const handle = await openHandle(folder);
  const spy = vi.spyOn(Object.getPrototypeOf(handle), kind);
  spy.mockRejectedValue(Object.assign(new Error(`${code}: it is refused`), { code }));
  await handle.close();
  onTestFinished(() => spy.mockRestore());
}

test.each([
  ['sync', 'EPERM', 'is written'],
  ['sync', 'EIO', 'cannot be written (EIO)'],
  ['datasync', 'EPERM', 'EPERM'],
] as const)('where %s fails with %s, a new journal: %s', async (kind, code, said) => {
  const journal = await openJournalFile([place()], ours);
  await refuse(kind, code);
  const written = journal.intend([sent(1, 0)]).then(() => 'is written');
  await expect(written.catch(String)).resolves.toContain(said);
  await journal.close();
});

test('each call ends after its own lines are in the file, many at a time too', async () => {
  const journal = await openJournalFile([place()], ours);
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  const missing = await Promise.all(
    numbers.map(async (number) => {
      await journal.settle([settled(number, 'created', String(number))]);
      return (await readFile(place(), 'utf8')).includes(ref(number)) ? [] : [number];
    }),
  );
  await journal.close();
  expect(missing.flat()).toEqual([]);
  expect(await fates(numbers)).toEqual(numbers.map((number) => done(String(number))));
});
