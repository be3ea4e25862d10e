import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Stream, writeTo } from '../host.ts';
import { toPager } from './pager.ts';

/** Pagers of a POSIX shell. */
const posixTest = test.skipIf(process.platform === 'win32');
const terminal: Stream = { write: () => true, isTTY: true, columns: 40 };

async function aFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matchpoint pager '));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'shown');
}

posixTest('a pager gets the text, without control characters, and the width of the terminal', async () => {
  const file = await aFile();
  await toPager(`cat > '${file}'`, terminal, async (stdout) => {
    await writeTo(stdout, `${stdout.columns}\n`);
    await writeTo(stdout, 'Ada \u001b[2JAce\n');
  });
  expect(await readFile(file, 'utf8')).toBe('40\nAda  [2JAce\n');
});

posixTest('a pager that is closed early ends the list without an error', async () => {
  const file = await aFile();
  await toPager(`head -n 1 > '${file}'`, terminal, async (stdout) => {
    for (let row = 0; row < 10_000; row += 1) await writeTo(stdout, `${'x'.repeat(1000)}\n`);
  });
  expect(await readFile(file, 'utf8')).toBe(`${'x'.repeat(1000)}\n`);
});

posixTest('other errors go on', async () => {
  const lost = new Error('The service is away.');
  await expect(toPager('cat > /dev/null', terminal, () => Promise.reject(lost))).rejects.toBe(lost);
});
