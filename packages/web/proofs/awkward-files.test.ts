import { type AwkwardFile, type AwkwardProblem, awkwardFiles } from '@matchpoint/core/testing/awkward-files';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '../tests/journey.ts';
import { importPage, openImport } from '../tests/pages/import.ts';

const test = journey();

test('each awkward file has the problems that every face shows', { timeout: 240_000 }, async ({
  page,
  server,
  owner,
}) => {
  await openImport(page, server.url, owner);
  for (const file of awkwardFiles) {
    await page.goto(`${server.url}/my-athletes/import`);
    expect({ name: file.name, shown: await shownOf(page, file) }).toEqual({
      name: file.name,
      shown: typeof file.found === 'string' ? file.found : file.found.map(asShown).toSorted(),
    });
  }
});

/** Why the file cannot be read, or the problems of its cells. */
async function shownOf(page: Page, { name, bytes, choice, found }: AwkwardFile) {
  const { choose, step, button, main } = importPage(page);
  await choose({ name, content: Buffer.from(bytes) });
  if (choice !== undefined) {
    const answer = String(Object.values(choice)[0]);
    await step(/^Which (sheet|of these)/).waitFor();
    await main.locator('label', { hasText: answers[answer] ?? answer }).click();
    await button('Continue').click();
  }
  if (typeof found === 'string') {
    await step('This file cannot be read').waitFor();
    return main.getByRole('alert').textContent();
  }
  const rows = new Set(found.map(([row]) => row)).size;
  await step(rows === 1 ? '1 row needs a repair' : `${rows} rows need a repair`).waitFor();
  return (await shownProblems(page)).toSorted();
}

/** Encodings are named by names as they look in them. */
const answers: Readonly<Record<string, RegExp>> = { 'windows-1250': /^Ondřej, Nováčkov, Zdeněk/ };

/** 'row 3: “9.755” must be a number …', for each cell of each group. */
async function shownProblems(page: Page): Promise<readonly string[]> {
  const groups = await importPage(page).main.locator('li[data-kind=problem]').all();
  const cells = await Promise.all(
    groups.map(async (group) => {
      const [about = ''] = await group.locator('p').allTextContents();
      const mustBe = about.slice(about.indexOf(' must be '));
      const samples = await group.locator('[data-samples]').allTextContents();
      // Cells that have a repair are shown with what it makes of them.
      const repaired = await group.locator('section li').allTextContents();
      const cells =
        samples.length > 0
          ? samples.flatMap((text) => text.split(' · '))
          : repaired.map((text) => text.replace(/: (.*) → .*/, ': “$1”'));
      return cells.map((cell) => `${cell}${mustBe}`);
    }),
  );
  return cells.flat();
}

function asShown([row, , message]: AwkwardProblem): string {
  const [, expected, value = '', fix] = /^must be (.*), not "(.*)"\. (.*)$/s.exec(message) ?? [];
  return `row ${row}: ${value === '' ? 'empty' : `“${value}”`} must be ${expected}. ${fix}`;
}
