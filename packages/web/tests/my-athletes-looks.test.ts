import { expectAccessible } from './accessibility.ts';
import { createAccount, signInAt } from './accounts.ts';
import { testInEveryLook } from './every-look.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { myAthletesPage } from './pages/my-athletes.ts';

testInEveryLook(
  'My Athletes and its dialogs are accessible and fit (WCAG 2.2 AA)',
  /^Failed to load resource: .* 412/,
  async (page, server) => {
    const { add, openAdd, field, button, dialog, enter, question, answer, more, choose } =
      myAthletesPage(page);
    const account = await createAccount();
    const id = await ownAgencies(server, account).create({ name: 'Looks Example', sports: ['Tennis'] });
    const own = ownAthletes(server, account, id);
    await own.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2027, GPA: 3.1 });
    await signInAt(page, server, account);
    await page.goto(`${server.url}/my-athletes`);
    await more('Ada Example').waitFor();
    await page.getByText('of 12').waitFor();
    await expectAccessible(page, 'the list');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select Ada Example' }).check();
    await expectAccessible(page, 'a chosen row');
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
    await press('Remove 1 athlete');
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await expectAccessible(page, 'what became of a removal');
    await press('Undo');
    await more('Ada Example').waitFor();
    await press('Dismiss');
    await openAdd('Soccer');
    await expectAccessible(page, 'coming soon');
    await field('Sport*').selectOption('Tennis');
    await button('Create').click();
    await dialog.locator('[data-error]').first().waitFor();
    await expectAccessible(page, 'the form with what is missing');
    await enter({ Bio: 'Plays.' });
    await button('Close').click();
    await question.waitFor();
    await expectAccessible(page, 'the question');
    await answer('Discard');
    await dialog.waitFor({ state: 'detached' });
    await add.waitFor();

    await choose('Edit', 'Ada Example');
    await button('Save').waitFor();
    const [athlete] = await own.list();
    await own.edit(athlete?.id ?? '', { GPA: 3.2 });
    await enter({ GPA: '3.9' });
    await button('Save').click();
    await button('Save my values').waitFor();
    await expectAccessible(page, 'both values');
    await button('Take what was saved').click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await choose('Remove', 'Ada Example');
    await question.waitFor();
    await expectAccessible(page, 'the question before a removal');
  },
);
