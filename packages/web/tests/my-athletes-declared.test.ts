import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { readNames } from './pages/table.ts';

const test = journey({ serverOptions: { consent: 'declared', offered: ['hidden', 'agreed_on'] } });

test('an athlete is listed once the agency has entered the day of the yes', async ({
  page,
  server,
  owner,
}) => {
  await signInAt(page, server, owner, '/my-athletes');
  const { choose, news, openAdd, enter, field, button, dialog } = myAthletesPage(page);
  const main = page.getByRole('main');
  const names = () => readNames(page, 'My Athletes');
  await openAdd();
  await enter({ 'Name*': 'Ada Example', 'Semester*': 'Fall', 'Year*': '2027' });
  await field('Visibility').selectOption('Listed once the day of the yes is entered');
  await button('Create').click();
  await news.getByText('Ada Example was added and waits for the family.', { exact: true }).waitFor();
  await expect.poll(names).toEqual(['Ada ExampleWaiting for the family']);

  await choose('Edit', 'Ada Example');
  await dialog.getByText('Waiting for the family', { exact: true }).waitFor();
  await field('Family agreed on').fill('2026-11-03');
  await button('Save').click();
  await news.getByText('Ada Example was saved.', { exact: true }).waitFor();
  await expect.poll(names).toEqual(['Ada Example']);
  await choose('Edit', 'Ada Example');
  await dialog.getByText('The family agreed on Nov 3, 2026, by your word', { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await choose('Duplicate', 'Ada Example');
  expect(await field('Family agreed on').inputValue()).toBe('');
  await enter({ 'Name*': 'Bo Example' });
  await button('Create').click();
  await expect.poll(names).toEqual(['Bo ExampleWaiting for the family', 'Ada Example']);
  await main.getByRole('checkbox', { name: 'Select Bo Example' }).check();
  expect(await main.getByRole('button', { name: /link/i }).count()).toBe(0);
  await main.getByRole('button', { name: 'Change', exact: true }).click();
  await field('Family agreed on').fill('2026-11-04');
  await button('Change 1 athlete').click();
  await news.getByText('Changed 1 athlete.', { exact: true }).waitFor();
  await expect.poll(names).toEqual(['Bo Example', 'Ada Example']);
});
