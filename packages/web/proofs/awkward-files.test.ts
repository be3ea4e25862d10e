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
      shown: typeof file.found === 'string' ? file.found : counted(file.found.map(asShown)),
    });
  }
});

/** Why the file cannot be read, or the problems of its cells. */
async function shownOf(page: Page, { name, bytes, choice, found }: AwkwardFile) {
  const { choose, read, step, button, main } = importPage(page);
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
  await read();
  return shownProblems(page);
}

/** Encodings are named by names as they look in them. */
const answers: Readonly<Record<string, RegExp>> = { 'windows-1250': /^Ondřej, Nováčkov, Zdeněk/ };

/** '2 must be a number …', for each kind of problem. */
async function shownProblems(page: Page): Promise<readonly string[]> {
  const lines = await importPage(page).lines();
  return counted(
    lines.flatMap((line) => {
      const [, count = '', text = ''] = /^(\d+) rows? (?:“.*” )?(must be .*)$/s.exec(line) ?? [];
      return Array.from({ length: Number(count) }, () => text);
    }),
  );
}

function asShown([, , message]: AwkwardProblem): string {
  const [, expected, fix] = /^must be (.*), not ".*"\. (.*)$/s.exec(message) ?? [];
  return `must be ${expected}. ${fix}`;
}

function counted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
    .map((text) => `${texts.filter((one) => one === text).length} ${text}`)
    .toSorted();
}
