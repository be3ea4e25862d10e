import { buffer } from 'node:stream/consumers';
import { matchesAthlete, sortAthletes } from '@matchpoint/core/athletes/lists/athlete-filter';
import { csvHeader, csvRows } from '@matchpoint/core/athletes/lists/athletes-csv';
import { readListAddress } from '@matchpoint/core/athletes/lists/list-address';
import { usualColumns } from '@matchpoint/core/athletes/lists/list-columns';
import { createClient } from '@matchpoint/core/client/client';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { journey } from './journey.ts';

const test = journey();

function exporting(page: Page) {
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: /^Export/ });
  return {
    async open(address: string) {
      await page.goto(`/athletes${address}`);
      await main.getByRole('button', { name: /^Export/ }).click();
    },
    panel,
    press: (name: string) => panel.getByRole('button', { name }).click(),
    outcome: panel.getByRole('status'),
  };
}

/** Whether browsers write files of the person: the picker gives a real file, without its dialog. */
async function withPicker(page: Page, hasPicker: boolean): Promise<void> {
  await page.addInitScript((has) => {
    if (!has) Reflect.deleteProperty(window, 'showSaveFilePicker');
    else
      Reflect.set(window, 'showSaveFilePicker', async () => {
        const root = await navigator.storage.getDirectory();
        return root.getFileHandle('picked.csv', { create: true });
      });
  }, hasPicker);
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

/** The list of an address as a file. */
async function expected(address: string): Promise<{ csv: string; count: string }> {
  const { filter, columns } = readListAddress([...new URLSearchParams(address)]);
  const { rows } = await createClient({ baseUrl: inject('origin') }).listAthletes();
  const listed = sortAthletes(rows.filter(matchesAthlete(filter)), filter.sort);
  const shown = columns ?? usualColumns;
  const csv = `\uFEFF${csvHeader(shown)}${csvRows(shown, listed)}`;
  return { csv, count: listed.length.toLocaleString('en') };
}

test('the list is downloaded in its order and columns, and its link shows the same', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await withPicker(page, false);
  const { open, press, outcome } = exporting(page);
  const address =
    '?sport=Tennis&gender=Female&min_utr=9&max_utr=11&sort=-utr&columns=name,utr,itf,country,added';
  await open(`${address}&page=7`);
  const download = page.waitForEvent('download');
  await press('Download CSV');
  const file = await download;
  expect(file.suggestedFilename()).toBe('athletes.csv');
  const { csv, count } = await expected(address);
  expect((await buffer(await file.createReadStream())).toString()).toBe(csv);
  await expect.poll(() => outcome.textContent()).toBe(`Saved ${count} athletes.`);
  await press('Copy link');
  await expect
    .poll(() => outcome.textContent())
    .toBe('Link copied. It holds the filters, the order and the columns, nothing of your board.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(link)).toBe(`${inject('origin')}/athletes${address}`);
});

describe('where the browser writes files', () => {
  test.override({ expectedComplaints: /^Failed to load resource: / });

  test('a file is written page by page; a failed or cancelled one leaves none', async ({ page }) => {
    await withPicker(page, true);
    const { csv, count } = await expected('?columns=name,utr');
    const { open, press, panel, outcome } = exporting(page);
    let answer: 'fails' | 'waits' | 'comes' = 'fails';
    await page.route(/limit=1000.*cursor=/, (route) => {
      if (answer === 'fails') return route.fulfill({ status: 500, json: { detail: 'Broken' } });
      return answer === 'comes' ? route.continue() : undefined;
    });
    await open('?columns=name,utr');
    await press('Download CSV');
    await expect
      .poll(() => outcome.textContent())
      .toBe('The list could not be read to its end, so no file was saved. Try again.');
    expect(await picked(page)).toBe(null);

    answer = 'waits';
    await press('Download CSV');
    await panel.getByText(`1,000 of ${count} athletes`).waitFor();
    await expectAccessible(page, 'the download on its way');
    await press('Cancel the download');
    await expect.poll(() => outcome.textContent()).toBe('Canceled; no file was saved.');
    expect(await picked(page)).toBe(null);

    answer = 'comes';
    await press('Download CSV');
    await expect.poll(() => outcome.textContent()).toBe(`Saved ${count} athletes.`);
    expect(await picked(page)).toBe(csv);
  });

  test('rows that cannot be read are left out, and counted', async ({ page }) => {
    await withPicker(page, true);
    const { open, press, outcome } = exporting(page);
    await page.route(/\/api\/athletes\/(\?|$)/, (route) =>
      route.fulfill({ json: [{ id: 1, name: 'Ada' }, { name: 'without an id' }] }),
    );
    await open('?columns=name');
    await press('Download CSV');
    await expect
      .poll(() => outcome.textContent())
      .toBe('Saved 1 athlete; 1 could not be read and is left out.');
    expect(await picked(page)).toBe('\uFEFFname\r\nAda\r\n');
  });
});
