import { linkAddress } from '@matchpoint/core/consent/family-link';
import { familyTexts } from '@matchpoint/core/consent/family-texts';
import { consentOperations } from '@matchpoint/core/contract/consent-operations';
import { callsOf } from '@matchpoint/server/testing/calls';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { signInAt } from './accounts.ts';
import { hold } from './hold.ts';
import { journey, visit } from './journey.ts';

const test = journey({
  serverOptions: { offered: ['hidden'], consent: 'family' },
});

const { en, es } = familyTexts;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** Whether what takes a yes back stands above the entry. */
const standsFirst = (page: Page, { withdraw, what }: typeof en) =>
  page
    .getByRole('button', { name: withdraw, exact: true })
    .or(page.getByRole('heading', { name: what, exact: true }))
    .evaluateAll(([first]) => first?.matches('button'));
const phone = { viewport: { width: 390, height: 844 } };

test('a family types its code, reads in its language and is told what happens; an editor cannot answer', async ({
  page,
  server,
  owner,
}) => {
  const id = await owner.athletes.create({
    name: 'Ada Example',
    available_semester: 'Fall',
    available_year: 2040,
  });
  const made = await callsOf(server, owner)('POST', `agencies/${owner.agencyId}/family-links`, {
    athletes: [id],
  });
  const [{ link = '' } = {}] = consentOperations.createFamilyLinks.answer.parse(JSON.parse(made));
  const address = linkAddress(server.url, link);

  const family = await visit(phone);
  const main = family.page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await family.page.goto(`${server.url}/consent`);
  await main.getByRole('textbox', { name: en.code }).fill('no code');
  await press(en.open);
  await main.getByText(en.noCode, { exact: true }).waitFor();
  for (const code of ['0'.repeat(32), link.toLowerCase()]) {
    await main.getByRole('textbox', { name: en.code }).fill(code);
    await press(en.open);
    if (code !== link.toLowerCase()) await main.getByText(en.gone, { exact: true }).waitFor();
  }
  await expect.poll(() => focused(family.page)).toBe(en.title('Court Club Example', 'Ada Example'));
  await press(en.agree);
  await main.getByText(en.noRole, { exact: true }).waitFor();
  await main.getByText(en.noName, { exact: true }).waitFor();
  await expect
    .poll(() => family.page.evaluate(() => document.activeElement?.matches('[type=radio]')))
    .toBe(true);
  await family.page.mouse.down();
  await family.page.mouse.up();
  expect(await main.getByRole('button', { name: en.refuse, exact: true }).isEnabled()).toBe(true);
  await expectAccessible(family.page, 'the page of a family with problems');
  await main.getByText(en.parent, { exact: true }).click();
  await main.getByLabel(en.name).fill('Eva Example');
  await press(en.agree);
  await expect.poll(() => focused(family.page)).toContain(en.agreed('Ada Example'));
  expect(await standsFirst(family.page, en)).toBe(false);
  await expectAccessible(family.page, 'the page of a family');
  await family.page.context().close();

  const other = await visit({ ...phone, locale: 'es-MX' });
  const there = other.page.getByRole('main');
  await other.page.goto(address);
  await there.getByText(es.agreed('Ada Example'), { exact: true }).waitFor();
  await there.getByText(es.until('31 de diciembre de 2040'), { exact: true }).waitFor();
  await expect.poll(() => standsFirst(other.page, es)).toBe(true);
  await there.getByRole('button', { name: 'Read this in English', exact: true }).click();
  await there.getByRole('button', { name: en.withdraw, exact: true }).click();
  await expect.poll(() => focused(other.page)).toContain(en.withdrawn('Ada Example'));
  await other.page.reload();
  await there.getByText(es.withdrawn('Ada Example'), { exact: true }).waitFor();
  await expectAccessible(other.page, 'the page of a family that said no');
  await other.page.context().close();

  await signInAt(page, server, owner, '/my-athletes');
  const release = await hold(page, '**/api/users/me');
  await page.goto(address);
  await page.getByText(en.kept, { exact: true }).waitFor();
  await page.getByRole('main').getByText(en.reading, { exact: true }).waitFor();
  release();
  await page.getByText(en.ofAgency, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: en.agree, exact: true }).count()).toBe(0);
});
