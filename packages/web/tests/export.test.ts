import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../../cli/', import.meta.url));

let folder: string;
let paged: TestServer;
let whole: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint-export-'));
  await build({
    root: cli,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: ['matchpoint-source', 'module', 'node'] } },
    build: { ssr: 'src/main.ts', outDir: join(folder, 'program'), emptyOutDir: true, target: 'node20' },
  });
  paged = await startOwnServer();
  await paged.addDemo();
  whole = await startOwnServer({ extensions: false, sharing: paged });
}, 120_000);
afterAll(async () => {
  await whole.stop();
  await paged.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the terminal writes to a file. */
async function written(server: TestServer, flags: readonly string[]): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.csv`);
  const args = ['athletes', 'list', ...flags, '--output', file, '--api-url', server.url];
  await run(process.execPath, [join(folder, 'program', 'main.js'), ...args], { env: { HOME: folder } });
  return readFile(file, 'utf8');
}

function exporting(page: Page) {
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: /^Export/ });
  return {
    open: () => main.getByRole('button', { name: /^Export/ }).click(),
    panel,
    press: (name: string) => panel.getByRole('button', { name }).click(),
    outcome: panel.getByRole('status'),
  };
}

/** As in browsers that write no files of the person. */
async function withoutPicker(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
}

/** A picker that gives a real file, without its dialog. */
async function withPicker(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Reflect.set(window, 'showSaveFilePicker', async () => {
      const root = await navigator.storage.getDirectory();
      return root.getFileHandle('picked.csv', { create: true });
    }),
  );
}

/** The file that was picked; null where there is none. */
function picked(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    try {
      const root = await navigator.storage.getDirectory();
      const bytes = await (await (await root.getFileHandle('picked.csv')).getFile()).arrayBuffer();
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    } catch {
      return null;
    }
  });
}

const usual = 'name,gender,sport,available,agency,gpa,sat,toefl';

test.for([
  { address: '', flags: ['--columns', usual] },
  {
    address: '?sport=Tennis&gender=Female&min_utr=9&max_utr=11&sort=-utr&columns=name,utr,itf,country,added',
    flags: ['--sport', 'tennis', '--gender', 'female', '--min-utr', '9', '--max-utr', '11'].concat([
      '--sort',
      '-utr',
      '--columns',
      'name,utr,itf,country,added',
    ]),
  },
  {
    address: '?q=tiebreaker&sort=agency',
    flags: ['--search', 'tiebreaker', '--sort', 'agency', '--columns', usual],
  },
  { address: '?q=nobody-at-all', flags: ['--search', 'nobody-at-all', '--columns', usual] },
])(
  'the download of $address is what the terminal writes, from either kind of service',
  async ({ address, flags }, { page }) => {
    await withoutPicker(page);
    for (const server of [paged, whole]) {
      const { open, press, outcome } = exporting(page);
      await page.goto(`${server.url}/athletes${address}`);
      await open();
      const download = page.waitForEvent('download');
      await press('Download CSV');
      const file = await download;
      expect(file.suggestedFilename()).toBe('athletes.csv');
      const copy = join(folder, `${crypto.randomUUID()}.csv`);
      await file.saveAs(copy);
      const text = await readFile(copy, 'utf8');
      expect(text).toBe(await written(server, flags));
      const count = text.split('\r\n').length - 2;
      await expect.poll(() => outcome.textContent()).toBe(`Saved ${count.toLocaleString('en')} athletes.`);
    }
  },
);

test('a picked file is written page by page, and is whole', async ({ page }) => {
  await withPicker(page);
  const { open, press, outcome } = exporting(page);
  await page.goto(`${paged.url}/athletes?columns=name,utr`);
  await open();
  await press('Download CSV');
  await expect.poll(() => outcome.textContent()).toBe('Saved 2,000 athletes.');
  expect(await picked(page)).toBe(await written(paged, ['--columns', 'name,utr']));
});

test.override({ expectedComplaints: /^Failed to load resource: / });

test('a list that ends on the way leaves no file, and neither does a cancelled one', async ({ page }) => {
  await withPicker(page);
  const { open, press, panel, outcome } = exporting(page);
  let answer: 'fails' | 'waits' = 'fails';
  await page.route(/limit=1000.*cursor=/, (route) => {
    if (answer === 'fails') return route.fulfill({ status: 500, json: { detail: 'Broken' } });
    return undefined;
  });
  await page.goto(`${paged.url}/athletes`);
  await open();
  await press('Download CSV');
  await expect
    .poll(() => outcome.textContent())
    .toBe('The list could not be read to its end, so no file was saved. Try again.');
  expect(await picked(page)).toBe(null);

  answer = 'waits';
  await press('Download CSV');
  await panel.getByText('1,000 of 2,000 athletes').waitFor();
  await expectAccessible(page, 'the download on its way');
  await press('Cancel the download');
  await expect.poll(() => outcome.textContent()).toBe('Cancelled; no file was saved.');
  expect(await picked(page)).toBe(null);
});

test('the link shows the same list in the same columns', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { open, press, outcome } = exporting(page);
  await page.goto(`${paged.url}/athletes?gender=Female&columns=utr&sort=-utr&page=7`);
  await open();
  await press('Copy link');
  await expect.poll(() => outcome.textContent()).toBe('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${paged.url}/athletes?gender=Female&sort=-utr&columns=name%2Cutr`,
  );
});

test('rows that cannot be read are left out, and counted', async ({ page }) => {
  await withPicker(page);
  const { open, press, outcome } = exporting(page);
  await page.route('**/api/athletes/', (route) =>
    route.fulfill({ json: [{ id: 1, name: 'Ada' }, { name: 'without an id' }] }),
  );
  await page.goto(`${whole.url}/athletes?columns=name`);
  await open();
  await press('Download CSV');
  await expect
    .poll(() => outcome.textContent())
    .toBe('Saved 1 athlete; 1 could not be read and is left out.');
  expect(await picked(page)).toBe('\uFEFFname\r\nAda\r\n');
});
