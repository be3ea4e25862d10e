import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { accountPages } from './pages/accounts.ts';
import { importPage, openImport } from './pages/import.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { people } from './pages/people.ts';
import { enterAgency, profilePages } from './pages/profiles.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .* (4(00|12|22)|503)/ });

test('the pages of an account without an agency, and its dialogs', async ({ page, server, person }) => {
  const { button, userMenu } = accountPages(page);
  await signInAt(page, server, person, '/settings');
  for (const path of ['/settings', '/my-athletes', '/my-agency', '/account']) {
    await page.goto(server.url + path);
    await shell(page).heading.waitFor();
    await userMenu.waitFor();
    await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
    await expectAccessible(page, path);
  }
  for (const [action, submit] of [
    ['Change email', 'Send the link'],
    ['Change password', 'Change password'],
    ['Delete account', 'Delete account'],
  ] as const) {
    await button(action).click();
    await page.getByRole('dialog').getByRole('button', { name: submit }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expectAccessible(page, action, '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await userMenu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await expectAccessible(page, 'the user menu');
  await page.keyboard.press('Escape');

  const { open, choose, create, close, question, dialog } = profilePages(page);
  await open();
  await expectAccessible(page, 'the choice');
  await choose('Coach');
  await expectAccessible(page, 'coming soon');
  await choose('Agency');
  await expectAccessible(page, 'the form');
  await create.click();
  await dialog.locator('[data-part=error-text]').first().waitFor();
  await expectAccessible(page, 'the form with what is refused');
  await enterAgency(dialog, { City: 'Biel' });
  await close.click();
  await question.waitFor();
  await expectAccessible(page, 'the question');
});

test('My Agency, a conflict, what was saved, and its people', async ({ page, server, owner }) => {
  const { save } = profilePages(page);
  const main = page.getByRole('main');
  await signInAt(page, server, owner, '/my-agency');
  await save.waitFor();
  await expectAccessible(page, 'My Agency');
  await owner.agencies.edit(owner.agencyId, { city: 'Basel' });
  await enterAgency(main, { City: 'Bern' });
  await save.click();
  await main.getByRole('alert').waitFor();
  await expectAccessible(page, 'both values');
  await main.getByRole('button', { name: 'Save my values' }).click();
  await main.getByText('Saved: City.').waitFor();
  await expectAccessible(page, 'saved');

  const { email, invite, invited, removal, question, action } = people(page);
  const address = 'a.very.long.address.of.somebody@subdomain.of.some.university.example';
  await email.fill(address);
  await invite.click();
  await invited.waitFor();
  await action('Withdraw', address).waitFor();
  await expectAccessible(page, 'the people');
  await removal.click();
  await question.waitFor();
  await expectAccessible(page, 'the question');
});

test('My Athletes, its dialogs, and the page of an own athlete', async ({ page, server, owner }) => {
  const { openAdd, field, button, dialog, enter, question, answer, more, choose } = myAthletesPage(page);
  const { athletes } = owner;
  await athletes.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2027, GPA: 3.1 });
  await signInAt(page, server, owner, '/my-athletes');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await more('Ada Example').waitFor();
  await page.getByText('of 12').waitFor();
  await page.getByRole('checkbox', { name: 'Select Ada Example' }).check();
  await expectAccessible(page, 'the list with a chosen row');
  await more('Ada Example').click();
  await page.getByRole('menuitem', { name: 'View as visitor' }).waitFor();
  await expectAccessible(page, 'its menu', '[role=menu]');
  await page.keyboard.press('Escape');
  await press('Change');
  await field('Year').fill('2028');
  await dialog.getByText('Ada Example: Fall 2027 → Fall 2028').waitFor();
  await expectAccessible(page, 'the plan of a change');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('region', { name: 'Selected athletes' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await question.waitFor();
  await expectAccessible(page, 'the question before several are removed');
  await press('Remove athlete');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  await expectAccessible(page, 'what became of a removal');
  await press('Undo');
  await more('Ada Example').waitFor();
  await press('Dismiss');
  await openAdd('Soccer');
  await expectAccessible(page, 'coming soon');
  await field('Sport*').selectOption('Tennis');
  await button('Create').click();
  await dialog.locator('[data-part=error-text]').first().waitFor();
  await expectAccessible(page, 'the form with what is missing');
  await enter({ Bio: 'Plays.' });
  await button('Close').click();
  await question.waitFor();
  await expectAccessible(page, 'the question');
  await answer('Discard');
  await dialog.waitFor({ state: 'detached' });

  await choose('Edit', 'Ada Example');
  await button('Save').waitFor();
  const [athlete] = await athletes.list();
  await athletes.edit(athlete?.id ?? '', { GPA: 3.2 });
  await enter({ GPA: '3.9' });
  await button('Save').click();
  await button('Save my values').waitFor();
  await expectAccessible(page, 'both values');
  await page.goto(`${server.url}/athletes?q=ada`);
  await page.getByRole('link', { name: /^Ada Example/ }).click();
  await page.getByRole('navigation', { name: 'Athletes of the list' }).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  await expectAccessible(page, 'the page of an own athlete');
});

test('every step of an import', async ({ page, server, owner }) => {
  await openImport(page, server.url, owner);
  const { choose, read, step, button, main } = importPage(page);
  await expectAccessible(page, 'the choice of a file');
  await choose({ name: 'photo.pdf', content: '%PDF-1.7' });
  await step('This file cannot be read').waitFor();
  await expectAccessible(page, 'a file that cannot be read');
  await button('Choose another file').click();

  const header = 'Name,Semester,Year,GPA,TOEFL,Country of Residence,Gossip,Sex';
  await choose({
    name: 'roster.csv',
    content: `${header}\nAda Example,Fall,2027,3.75,5,GER,none,nő\nBo Sample,Herbst,2028,3.1,,SUI,,M\n`,
  });
  await read();
  await main.locator('summary').first().click();
  await expectAccessible(page, 'the reading');
  await button(/^Go on:/).click();
  await step('What will happen').waitFor();
  for (const summary of await main.locator('summary').all()) await summary.click();
  await expectAccessible(page, 'the plan');

  await page.reload();
  await main.getByText('roster.csv is not finished').waitFor();
  await expectAccessible(page, 'the offer to go on');
  await button('Go on').click();
  await button(/^Go on:/).click();
  await page.route('**/athletes/batch', (route) => route.fulfill({ status: 503, json: {} }));
  await button(/^Add/).click();
  await step('Importing').waitFor();
  await expectAccessible(page, 'the progress');
  await button('Pause').click();
  await step('Paused').waitFor();
  await expectAccessible(page, 'a pause');
  await button('Stop').click();
  await step('Stopped').waitFor();
  await expectAccessible(page, 'what was stopped');
  await page.unroute('**/athletes/batch');
  await button('Go on').click();
  await button(/^Add/).click();
  await step(/^Imported/).waitFor();
  await expectAccessible(page, 'the result');
});
