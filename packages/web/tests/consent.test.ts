import { linkAddress } from '@matchpoint/core/consent/family-link';
import { familyTexts } from '@matchpoint/core/consent/family-texts';
import { consentOperations } from '@matchpoint/core/contract/consent-operations';
import { expect } from 'vitest';

import { expectAccessible } from './accessibility.ts';
import { signInAt } from './accounts.ts';
import { journey, visit } from './journey.ts';

const test = journey({
  serverOptions: { offered: ['hidden'], consent: 'family' },
  expectedComplaints: /^Failed to load resource: .* 404/,
});

const { en, es } = familyTexts;
const phone = { viewport: { width: 390, height: 844 } };

test('a family agrees with its link, and takes it back; a visitor finds the athlete, or not', async ({
  page,
  server,
  owner,
}) => {
  await owner.athletes.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2040 });
  const [{ id } = { id: '' }] = await owner.athletes.list();
  const made = await fetch(`${server.url}/api/users/me/agencies/${owner.agencyId}/family-links`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ athletes: [id] }),
  });
  const [created] = consentOperations.createFamilyLinks.answer.parse(await made.json());
  const { link } = created ?? expect.fail();
  const isListed = async () => (await fetch(`${server.url}/api/athletes/${id}`)).status === 200;
  const address = linkAddress(server.url, link);

  const family = await visit(phone);
  const main = family.page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await family.page.goto(`${server.url}/consent`);
  await main.getByRole('textbox', { name: en.code }).fill('no code');
  await press(en.open);
  await main.getByText(en.noCode, { exact: true }).waitFor();
  await main.getByRole('textbox', { name: en.code }).fill(link.toLowerCase());
  await press(en.open);
  await press(en.agree);
  await main.getByText(en.noRole, { exact: true }).waitFor();
  await main.getByText(en.noName, { exact: true }).waitFor();
  await main.getByText(en.parent, { exact: true }).click();
  await main.getByLabel(en.name).fill('Eva Example');
  expect(await isListed()).toBe(false);
  await press(en.agree);
  await expect
    .poll(() => family.page.evaluate(() => document.activeElement?.textContent))
    .toContain(en.agreed('Ada Example'));
  expect(await isListed()).toBe(true);
  await expectAccessible(family.page, 'the page of a family');
  await family.page.context().close();

  const other = await visit({ ...phone, locale: 'es-MX' });
  const there = other.page.getByRole('main');
  await other.page.goto(address);
  await there.getByText(es.agreed('Ada Example'), { exact: true }).waitFor();
  await there.getByRole('button', { name: 'Read this in English' }).click();
  await there.getByRole('button', { name: en.withdraw, exact: true }).click();
  await there.getByText(en.withdrawn('Ada Example'), { exact: true }).waitFor();
  expect(await isListed()).toBe(false);
  await other.page.reload();
  await there.getByText(es.withdrawn('Ada Example'), { exact: true }).waitFor();
  await expectAccessible(other.page, 'the page of a family that said no');
  await other.page.context().close();

  await signInAt(page, server, owner, '/my-athletes');
  await page.goto(address);
  await page.getByText(en.ofAgency, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: en.agree, exact: true }).count()).toBe(0);
});
