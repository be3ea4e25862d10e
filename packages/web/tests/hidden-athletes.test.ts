import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey, visit } from './journey.ts';
import { importPage, openImport } from './pages/import.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { readNames } from './pages/table.ts';

const test = journey({
  serverOptions: { consent: 'hide', offered: ['hidden'] },
  expectedComplaints: /^Failed to load resource: .* 404/,
});

const fall = { available_semester: 'Fall', available_year: 2027 };

test('an athlete is hidden and listed again; a visitor finds it or not', async ({
  page,
  server,
  plain,
  owner,
}) => {
  for (const name of ['Ada Example', 'Bo Example']) await owner.athletes.create({ name, ...fall });
  const [, { id } = { id: '' }] = await owner.athletes.list();
  const visitor = await visit();
  const seen = visitor.page.getByRole('main');
  const path = `${server.url}/athletes/${id}`;
  await visitor.page.goto(path);
  await seen.getByRole('button', { name: 'Star Ada Example' }).click();

  await signInAt(page, server, owner, '/my-athletes');
  const { choose, more, news, openAdd, enter, field, button, dialog } = myAthletesPage(page);
  const main = page.getByRole('main');
  const names = () => readNames(page, 'My Athletes');
  await page.getByText(' of 12').first().waitFor();
  expect(await names()).toEqual(['Bo Example', 'Ada Example']);
  await choose('Hide', 'Ada Example');
  await expect.poll(() => news.allTextContents()).toEqual(['Ada Example is hidden.', '2 athletes, 1 hidden']);
  await expect.poll(names).toEqual(['Bo Example', 'Ada ExampleHidden']);
  expect(await main.getByRole('link', { name: /Example/ }).allTextContents()).toEqual(['Bo Example']);
  await more('Ada Example').click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Edit', 'Duplicate', 'List', 'Remove']);
  await page.keyboard.press('Escape');
  expect((await visitor.page.goto(path))?.status()).toBe(404);
  await visitor.page.goto(`${server.url}/board`);
  await seen.getByText('No longer listed', { exact: true }).waitFor();

  await main.getByRole('combobox', { name: 'Visibility', exact: true }).selectOption('Hidden (1)');
  await expect.poll(names).toEqual(['Ada ExampleHidden']);
  expect(new URL(page.url()).search).toBe('?visibility=hidden');
  await page.goBack();
  await expect.poll(names).toEqual(['Bo Example', 'Ada ExampleHidden']);
  await main.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(() => news.allTextContents())
    .toEqual(['Undone: 1 athlete has its earlier values again.', '2 athletes']);
  await expect.poll(names).toEqual(['Bo Example', 'Ada Example']);
  expect((await visitor.page.goto(path))?.status()).toBe(200);
  await visitor.page.context().close();

  await openAdd();
  await enter({ 'Name*': 'Cy Example', 'Semester*': 'Fall', 'Year*': '2027' });
  await field('Visibility').selectOption('yes');
  await button('Create').click();
  await news.getByText('Cy Example was added and is hidden.', { exact: true }).waitFor();
  await choose('Duplicate', 'Cy Example');
  expect(await field('Visibility').inputValue()).toBe('yes');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await choose('List', 'Cy Example');
  await news.getByText('Cy Example is listed.', { exact: true }).waitFor();

  await signInAt(page, plain, owner, '/my-athletes?visibility=hidden');
  await main.getByText('Ignored in this address: visibility.').waitFor();
  await more('Ada Example').click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['View as visitor', 'Duplicate']);
});

test('athletes are imported hidden, also after a reload, where the service can hide', async ({
  page,
  server,
  plain,
  owner,
}) => {
  const { choose, step, button, field, counts } = importPage(page);
  const content = 'Name,Semester,Year\nAda Example,Fall,2027\nBo Example,Fall,2027\n';
  await openImport(page, plain.url, owner);
  await choose({ name: 'roster.csv', content });
  await button('Add 2 athletes').waitFor();
  expect(await field('Add them hidden').count()).toBe(0);

  await openImport(page, server.url, owner);
  await choose({ name: 'roster.csv', content });
  await button('Add 2 athletes').waitFor();
  await page.getByText('Add them hidden', { exact: true }).click();
  await button('Add 2 athletes, hidden').waitFor();
  expect(await counts()).toEqual(['2 new, hidden']);
  // As if the operator had switched it off meanwhile.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { 'matchpoint-capabilities': known = '', ...headers } = response.headers();
    const less = { ...headers, 'matchpoint-capabilities': known.replace(', field-hidden', '') };
    await route.fulfill({ response, headers: less });
  });
  await page.reload();
  await button('Go on').click();
  await page.getByText('This site cannot hide athletes.').waitFor();
  expect(await button('Add 2 athletes, hidden').isDisabled()).toBe(true);
  await page.unrouteAll();
  await page.reload();
  await button('Go on').click();
  await button('Add 2 athletes, hidden').click();
  await step('Imported').waitFor();
  expect(await counts()).toEqual(['2 athletes added, hidden']);
  const everybody = await page.request.get(`${server.url}/api/athletes/?agency_id=${owner.agencyId}`);
  expect([await everybody.json(), await owner.athletes.names()]).toEqual([[], ['Bo Example', 'Ada Example']]);
});
