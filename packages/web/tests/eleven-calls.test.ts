import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { callsTo } from './calls.ts';
import { journey } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { readFacts } from './pages/facts.ts';
import { importPage } from './pages/import.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { people } from './pages/people.ts';
import { createAgency, enterAgency, profilePages, readAgencyForm } from './pages/profiles.ts';
import { shell } from './pages/shell.ts';
import { readNames, readTable } from './pages/table.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .* 40[45] / });

// The browser logs each call beyond the eleven, which this service does not have.

test('a visitor of a service with the eleven calls alone has every page', async ({ page, server, plain }) => {
  const [agency = ''] = await server.addAgencies([{ name: 'Court Club', sports: ['Tennis'] }]);
  const [cleo = '', ben = ''] = await server.addAthletes([
    { name: 'Cleo Sample', gender: 'Female', GPA: 3.3, agency_id: agency },
    { name: 'Ben Example', gender: 'Male', GPA: 3.9 },
    { name: 'Anna Sample', gender: 'Female', GPA: 2.1 },
  ]);
  const calls = callsTo(page, '/api/');
  const { heading, card } = shell(page);
  const { search, openFilters, filter, sortBy, count } = athletesPage(page);
  const names = (list: string) => expect.poll(() => readNames(page, list));
  await page.goto(plain.url);
  await names('New Athletes').toEqual(['Anna Sample', 'Ben Example', 'Cleo Sample']);
  await names('Agencies').toEqual(['Court Club']);

  await page.goto(`${plain.url}/athletes`);
  await names('Athletes').toEqual(['Anna Sample', 'Ben Example', 'Cleo Sample']);
  calls.length = 0;
  await sortBy('GPA');
  await names('Athletes').toEqual(['Ben Example', 'Cleo Sample', 'Anna Sample']);
  await search.fill('sample');
  await names('Athletes').toEqual(['Cleo Sample', 'Anna Sample']);
  expect(calls).toEqual([]);
  await openFilters();
  await filter('Gender').selectOption('Male');
  await expect.poll(() => count.textContent()).toBe('0 athletes');
  await page.goto(`${plain.url}/athletes?gender=Female&sort=-name`);
  await names('Athletes').toEqual(['Cleo Sample', 'Anna Sample']);
  await page.getByRole('link', { name: 'Cleo Sample', exact: true }).click();
  await expect.poll(() => heading.textContent()).toBe('Cleo Sample');
  await page.getByText('of 2 female tennis players').first().waitFor();

  await page.getByRole('link', { name: 'Court Club' }).first().click();
  await names('Athletes').toEqual(['Cleo Sample']);
  await expect.poll(() => readFacts(card('By sport and term'))).toEqual({ Tennis: 'no term 1' });
  calls.length = 0;
  for (const path of ['/athletes/999', '/agencies/999']) {
    await page.goto(plain.url + path);
    await expect.poll(() => heading.textContent()).toBe('Page not found');
  }
  const ofUnknown = calls.filter((call) => call.endsWith('/999'));
  expect(ofUnknown).toEqual(['/api/athletes/999', '/api/agencies/999']);
  await page.goto(`${plain.url}/compare?athletes=${cleo},${ben}`);
  await page.getByRole('columnheader', { name: 'Cleo Sample' }).waitFor();
});

test('a person creates an agency there, adds and imports athletes', async ({ page, plain, person }) => {
  const { save } = profilePages(page);
  const { openAdd, enter, button } = myAthletesPage(page);
  const main = page.getByRole('main');
  await signInAt(page, plain, person, '/account');
  await createAgency(page, 'Far Court Example');

  await shell(page).go('My Agency');
  await save.waitFor();
  expect(await readAgencyForm(main)).toMatchObject({ 'Agency Name*': 'Far Court Example', City: 'Biel' });
  await enterAgency(main, { City: 'Bern' });
  await save.click();
  await expect
    .poll(() => main.getByRole('alert').textContent())
    .toBe('This service cannot save changes to an agency.');
  expect(await readAgencyForm(main)).toMatchObject({ City: 'Bern' });
  expect(await people(page).heading.count()).toBe(0);

  await page.goto(`${plain.url}/my-athletes`);
  await openAdd();
  await enter({ 'Name*': 'Ada Example', 'Semester*': 'Fall', 'Year*': '2027' });
  await button('Create').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => readTable(page, 'My Athletes').then(({ rows }) => rows.map((row) => row.slice(0, 3))))
    .toEqual([['Ada Example', 'Tennis', 'Fall 2027']]);
  await page.getByText('This service cannot change or remove athletes.', { exact: true }).waitFor();
  expect(await main.getByRole('checkbox').count()).toBe(0);

  const { choose: chooseFile, step, counts, button: pressed } = importPage(page);
  await page.goto(`${plain.url}/my-athletes/import`);
  const rows = ['Ada Example', 'Bo Example', 'Cy Example'].map((name) => `${name},Fall 2027`);
  await chooseFile({ name: 'roster.csv', content: ['Name,Available for', ...rows].join('\n') });
  await step('What will happen').waitFor();
  expect(await counts()).toEqual(['2 new', '1 listed already']);
  expect(await main.getByText('Also change athletes that differ').count()).toBe(0);
  const tried = page.waitForEvent('response', (answer) =>
    /\/agencies\/[^/]+\/athletes\/[^/]+$/.test(answer.url()),
  );
  await pressed('Add 2 athletes').click();
  await step('Imported').waitFor();
  expect(await counts()).toEqual(['2 athletes added', '1 listed already']);
  await tried;
  expect(await pressed('Undo this import').count()).toBe(0);
  await page.goto(`${plain.url}/athletes?q=far+court&sort=name`);
  await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Ada Example', 'Bo Example', 'Cy Example']);
});

test('texts that it does not have are asked for once a visit', async ({ page, plain }) => {
  const asked = callsTo(page, '/api/texts/');
  await page.clock.install();
  await page.goto(plain.url);
  for (const _ of [1, 2]) {
    await page.getByRole('link', { name: 'Sign up / Login' }).click();
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await page.clock.fastForward(60_000);
    await shell(page).go('Home');
  }
  expect(asked.toSorted()).toEqual(['/api/texts/privacy', '/api/texts/terms']);
});
