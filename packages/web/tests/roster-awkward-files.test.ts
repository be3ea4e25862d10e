import { type AwkwardProblem, awkwardFiles } from '@matchpoint/core/testing/awkward-files';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { importPage } from './pages/import.ts';

let server: TestServer;
let account: Awaited<ReturnType<typeof createAccount>>;
beforeAll(async () => {
  server = await startOwnServer();
  account = await createAccount();
  await ownAgencies(server, account).create({ name: 'Awkward Example', sports: ['Tennis'] });
});
afterAll(() => server.stop());

test.for(awkwardFiles)('$name has the problems that every face shows', async (file, { page }) => {
  const { name, bytes, choice, found } = file;
  await signInAt(page, server, account);
  await page.goto(`${server.url}/my-athletes/import`);
  const { choose, step, button, main } = importPage(page);
  await choose({ name, content: Buffer.from(bytes) });
  if (choice !== undefined) {
    const answer = String(Object.values(choice)[0]);
    await step(/^Which (sheet|of these)/).waitFor();
    await main.getByRole('radio', { name: answers[answer] ?? answer }).check();
    await button('Continue').click();
  }
  if (typeof found === 'string') {
    await step('This file cannot be read').waitFor();
    expect(await main.getByRole('alert').textContent()).toBe(found);
    return;
  }
  const rows = new Set(found.map(([row]) => row)).size;
  await step(rows === 1 ? '1 row needs a repair' : `${rows} rows need a repair`).waitFor();
  expect((await shownProblems(page)).toSorted()).toEqual(found.map(asShown).toSorted());
});

/** Encodings are named by names as they look in them. */
const answers: Readonly<Record<string, RegExp>> = { 'windows-1250': /^Ondřej, Nováčkov/ };

/** 'row 3: “9.755” must be a number …', for each cell of each group. */
async function shownProblems(page: Page): Promise<readonly string[]> {
  const groups = await importPage(page).main.locator('li[data-kind=problem]').all();
  const cells = await Promise.all(
    groups.map(async (group) => {
      const [about = '', samples = ''] = await group.locator('p').allTextContents();
      const mustBe = about.slice(about.indexOf(' must be '));
      return samples.split(' · ').map((sample) => `${sample}${mustBe}`);
    }),
  );
  return cells.flat();
}

function asShown([row, , message]: AwkwardProblem): string {
  const [, expected, value = '', fix] = /^must be (.*), not "(.*)"\. (.*)$/s.exec(message) ?? [];
  return `row ${row}: ${value === '' ? 'empty' : `“${value}”`} must be ${expected}. ${fix}`;
}
