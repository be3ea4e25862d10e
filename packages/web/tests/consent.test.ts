import { linkAddress } from '@matchpoint/core/consent/family-link';
import { familyTexts } from '@matchpoint/core/consent/family-texts';
import { consentOperations } from '@matchpoint/core/contract/consent-operations';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { signInAt } from './accounts.ts';
import { failNext } from './fail-next.ts';
import { hold } from './hold.ts';
import { journey, visit } from './journey.ts';

const test = journey({
  serverOptions: { offered: ['hidden'], consent: 'family' },
  expectedComplaints: /^Failed to load resource: .* 40[49]/,
});

const { en, es } = familyTexts;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const phone = { viewport: { width: 390, height: 844 } };

test('a family agrees with its link, and takes it back; a visitor finds the athlete, or not', async ({
  page,
  server,
  owner,
}) => {
  const term = { available_semester: 'Fall', available_year: 2040 } as const;
  for (const name of ['Ben Example', 'Ada Example']) await owner.athletes.create({ name, ...term });
  const athletes = await owner.athletes.list();
  const id = athletes.find(({ name }) => name === 'Ada Example')?.id;
  const made = await fetch(`${server.url}/api/users/me/agencies/${owner.agencyId}/family-links`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ athletes: athletes.map((athlete) => athlete.id) }),
  });
  const created = consentOperations.createFamilyLinks.answer.parse(await made.json());
  const linkOf = (wanted: string) => created.find(({ name }) => name === wanted)?.link ?? expect.fail();
  const link = linkOf('Ada Example');
  const isListed = async () => (await fetch(`${server.url}/api/athletes/${id}`)).status === 200;
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
  expect(await isListed()).toBe(false);
  await press(en.agree);
  await expect.poll(() => focused(family.page)).toContain(en.agreed('Ada Example'));
  expect(await isListed()).toBe(true);
  await expectAccessible(family.page, 'the page of a family');

  const follow = (text: string) => family.page.evaluate((hash) => location.assign(hash), `#${text}`);
  await follow(linkOf('Ben Example'));
  await main.getByText(en.who('Court Club Example', 'Ben Example'), { exact: true }).waitFor();
  await press(en.refuse);
  await expect.poll(() => focused(family.page)).toBe(en.refused('Ben Example'));
  await follow('0'.repeat(32));
  await main.getByText(en.gone, { exact: true }).waitFor();
  await family.page.context().close();

  const other = await visit({ ...phone, locale: 'es-MX' });
  const there = other.page.getByRole('main');
  await other.page.goto(address);
  await there.getByText(es.agreed('Ada Example'), { exact: true }).waitFor();
  await there.getByRole('button', { name: 'Read this in English', exact: true }).click();
  await failNext(other.page, 'PUT', '**/api/consent', 'lost');
  await there.getByRole('button', { name: en.withdraw, exact: true }).click();
  await there.getByText(en.unanswered, { exact: true }).waitFor();
  expect(await there.getByText(en.agreed('Ada Example'), { exact: true }).count()).toBe(0);
  await there.getByRole('button', { name: en.retry, exact: true }).click();
  await there.getByText(en.withdrawn('Ada Example'), { exact: true }).waitFor();
  expect(await isListed()).toBe(false);
  await other.page.reload();
  await there.getByText(es.withdrawn('Ada Example'), { exact: true }).waitFor();
  await expectAccessible(other.page, 'the page of a family that said no');
  await owner.athletes.edit(id ?? expect.fail(), { name: 'Ida Example' });
  await there.getByText(es.parent, { exact: true }).click();
  await there.getByLabel(es.name).fill('Eva Example');
  await there.getByRole('button', { name: es.agree, exact: true }).click();
  await there.getByText(es.changed, { exact: true }).waitFor();
  await there.getByRole('button', { name: es.readAgain, exact: true }).click();
  await there.getByText(es.who('Court Club Example', 'Ida Example'), { exact: true }).waitFor();
  expect(await isListed()).toBe(false);
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
