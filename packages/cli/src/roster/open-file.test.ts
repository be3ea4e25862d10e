import { hash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readRoster } from '@matchpoint/core/roster/reading/read-roster';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openFile } from './open-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('standard input is read once, kept nowhere, and known by its content', async () => {
  const ownTmp = await mkdtemp(join(folder, 'tmp-'));
  vi.stubEnv('TMPDIR', ownTmp);
  onTestFinished(() => void vi.unstubAllEnvs());
  const text = ['Name\nAd', 'a\n'].map((part) => Buffer.from(part));
  const file = await openFile('-', Readable.from(text));
  const reading = await readRoster(file, {});
  const left = await readdir(ownTmp);
  expect({ reading, left, fingerprint: file.fingerprint() }).toEqual({
    reading: {
      source: {
        name: 'standard input',
        form: 'commas, UTF-8',
        options: expect.any(Array),
        decimalComma: false,
        layout: [],
        notes: [],
        header: ['Name'],
        rows: [{ row: 2, cells: ['Ada'] }],
      },
    },
    left: [],
    fingerprint: hash('sha256', Buffer.concat(text)),
  });
});
