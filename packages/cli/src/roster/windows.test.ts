import fs, { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openJournalFile } from './journal-file.ts';
import { refuseSameFile } from './refuse-same-file.ts';

/** What Windows answers, for this test. */
function answering(spy: { mockRestore: () => void }): void {
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint-windows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

test('a roster on a stick without links has its journal elsewhere', async () => {
  const refusal = Object.assign(new Error('EISDIR: illegal operation on a directory, link'), {
    code: 'EISDIR',
  });
  answering(vi.spyOn(fs, 'link').mockRejectedValueOnce(refusal));
  const [beside, elsewhere] = [join(folder, 'a.ndjson'), join(folder, 'state', 'a.ndjson')];
  const journal = await openJournalFile([beside, elsewhere], { service: 'https://a.example', agency: '7' });
  expect(journal.path).toBe(elsewhere);
  await journal.close();
});

test('files whose numbers differ beyond what a number holds are two files', async () => {
  const { stat } = fs;
  const big = 2n ** 60n;
  const spy = vi.spyOn(fs, 'stat').mockImplementation(async (path, options) => {
    const found = await stat(folder, { bigint: true });
    const ino = big + (String(path).endsWith('in.csv') ? 0n : 1n);
    return Object.assign(found, { ino: options?.bigint ? ino : Number(ino), isFile: () => true });
  });
  answering(spy);
  const env = { XDG_STATE_HOME: folder };
  const refused = (written: string) =>
    refuseSameFile(join(folder, 'in.csv'), [join(folder, written)], { env }).then(
      () => false,
      () => true,
    );
  expect([await refused('out.csv'), await refused('x/in.csv')]).toEqual([false, true]);
});
