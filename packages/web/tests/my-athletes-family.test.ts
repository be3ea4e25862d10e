import { linkAddress, readLink } from '@matchpoint/core/consent/family-link';
import { familyText } from '@matchpoint/core/consent/family-page';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey, visit } from './journey.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { readNames } from './pages/table.ts';

const test = journey({
  serverOptions: { consent: 'family', offered: ['hidden'] },
});

const fall = { available_semester: 'Fall', available_year: 2027 };

test('families get links, and My Athletes shows what they answered', async ({ page, server, owner }) => {
  for (const name of ['Ada Example', 'Bo Example', 'Cy Example'])
    await owner.athletes.create({ name, ...fall });
  const answer = async (link: string, name: string, what: 'agree' | 'refuse') => {
    const answered = await page.request.put(`${server.url}/api/consent`, {
      data: {
        ...{ link, answer: what, athlete_name: name, role: 'parent', name: 'Eva Example' },
        ...{ language: 'en', text: familyText, key: what },
      },
    });
    expect(answered.status()).toBe(200);
  };
  await signInAt(page, server, owner, '/my-athletes');
  const { choose, more, news, dialog, button, answer: press, question } = myAthletesPage(page);
  const main = page.getByRole('main');
  const names = () => readNames(page, 'My Athletes');
  const waits = 'Waiting for the family';
  await expect.poll(names).toEqual([`Cy Example${waits}`, `Bo Example${waits}`, `Ada Example${waits}`]);
  await expect.poll(() => news.allTextContents()).toEqual(['3 athletes, 3 waiting']);

  await choose('Edit', 'Ada Example');
  const visibility = (name: string) => dialog.getByLabel('Visibility').locator('option', { hasText: name });
  await visibility('Listed once the family agrees').waitFor({
    state: 'attached',
  });
  await page.keyboard.press('Escape');
  await choose('Hide', 'Ada Example');
  await expect.poll(names).toEqual([`Cy Example${waits}`, `Bo Example${waits}`, 'Ada ExampleHidden']);
  await more('Ada Example').click();
  await page.getByRole('menuitem', { name: 'Stop hiding' }).waitFor();
  await page.keyboard.press('Escape');
  await main.getByRole('checkbox', { name: 'Select Ada Example' }).check();
  await main.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByLabel('Visibility').selectOption('Listed once the family agrees');
  await dialog.getByText(`Ada Example: Hidden → ${waits}`).waitFor();
  await button('Change 1 athlete').click();
  await news.getByText('Ada Example is no longer hidden.', { exact: true }).waitFor();
  await choose('Link for the family', 'Ada Example');
  await button('Make link').click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  const link = readLink(new URL(address).hash) ?? expect.fail();
  expect([address, await dialog.locator('code').textContent()]).toEqual([
    linkAddress(server.url, link),
    address.split('#')[1],
  ]);
  await dialog.getByRole('img', { name: 'The link to scan' }).waitFor();
  expect(await dialog.getByRole('link', { name: 'Write email' }).getAttribute('href')).toContain(
    encodeURIComponent(address),
  );
  await page.keyboard.press('Escape');
  const family = await visit();
  await family.page.goto(address);
  await family.page.getByRole('button', { name: 'Yes, I agree', exact: true }).waitFor();
  await answer(link, 'Ada Example', 'agree');
  await family.page.evaluate(() => dispatchEvent(new Event('online')));
  await family.page.getByText('You agreed: Ada Example may be listed.', { exact: true }).waitFor();
  await family.page.context().close();

  await main.getByRole('button', { name: 'Links for 3 families', exact: true }).click();
  await button('Make 3 links').click();
  await dialog.getByText('3 links are made. Download or print them before you close.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download CSV').click()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString().replace('\uFEFF', '').trim().split('\r\n');
  const links = new Map(lines.slice(1).map((line) => [line.split(',')[0], line.split('#')[1] ?? '']));
  expect([lines[0], [...links.keys()]]).toEqual(['name,link', ['Cy Example', 'Bo Example', 'Ada Example']]);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button('Print').click();
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('section').filter({ visible: true });
  expect(await sheets.getByRole('heading').allTextContents()).toEqual([...links.keys()]);
  expect([
    await sheets.getByRole('img', { name: 'The link to scan' }).count(),
    await main.isVisible(),
  ]).toEqual([3, false]);
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await answer(readLink(links.get('Bo Example') ?? '') ?? '', 'Bo Example', 'refuse');

  await page.reload();
  await expect.poll(names).toEqual([`Cy Example${waits}`, 'Bo ExampleRefused by the family', 'Ada Example']);
  await more('Ada Example').click();
  await page.getByText('The family agreed, until Dec 31, 2027', { exact: true }).waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    ...['View as visitor', 'Edit', 'Duplicate', 'Hide', 'Link for the family', 'Remove'],
  ]);
  await page.keyboard.press('Escape');
  await main.getByRole('combobox', { name: 'Visibility', exact: true }).selectOption(`${waits} (2)`);
  await expect.poll(() => new URL(page.url()).search).toBe('?visibility=waiting');
  await main.getByRole('button', { name: 'Link for 1 family', exact: true }).click();
  await button('End all links').click();
  await question.waitFor();
  await press('End all links');
  await news.getByText('All links that nobody has answered have ended.', { exact: true }).waitFor();
  const asked = (text: string) =>
    page.request.post(`${server.url}/api/consent`, { data: { link: readLink(text) } });
  expect([
    (await asked(links.get('Cy Example') ?? '')).status(),
    (await asked(links.get('Bo Example') ?? '')).status(),
    (await asked(link)).status(),
  ]).toEqual([404, 200, 200]);
});

test('who leaves the list soon is said, and can be selected', async ({ page, server, owner }) => {
  for (const name of ['Ada Example', 'Bo Example']) await owner.athletes.create({ name, ...fall });
  await server.sql`
    update athletes set consent = 'kept', waiting = null, consent_until = now()::date + 30 where name = 'Ada Example'`;
  await server.changed();
  await signInAt(page, server, owner, '/my-athletes');
  const main = page.getByRole('main');
  await main.getByText(/^Ada Example is listed until .*, \d+\. To keep them listed/).waitFor();
  await main.getByRole('button', { name: 'Select them' }).click();
  await main.getByText('1 selected', { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  const bar = main.getByRole('region', { name: 'Selected athletes' });
  const tops = async () => {
    const boxes = await Promise.all((await bar.getByRole('button').all()).map((one) => one.boundingBox()));
    const [first = 0, ...others] = boxes.map((box) => box?.y ?? 0);
    return others.map((top) => Math.sign(top - first));
  };
  await expect.poll(tops).toEqual([0, 0, -1]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const names = () => readNames(page, 'My Athletes');
  await expect.poll(names).toEqual(['Bo ExampleWaiting for the family', 'Ada Example']);
  await main.getByRole('button', { name: 'View' }).click();
  await page.getByRole('checkbox', { name: 'Visibility' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(names).toEqual(['Bo Example', 'Ada Example']);
  await main.getByRole('cell', { name: 'Waiting for the family', exact: true }).waitFor();
  await main.getByRole('button', { name: 'Family links', exact: true }).click();
  await page.getByRole('dialog', { name: 'Link for the family of Ada Example' }).waitFor();
});
