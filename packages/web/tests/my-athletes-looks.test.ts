import { expectAccessible } from './accessibility.ts';
import { createAccount } from './accounts.ts';
import { testInEveryLook } from './every-look.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { myAthletesPage, signInAt } from './pages/my-athletes.ts';

testInEveryLook(
  'My Athletes and its dialogs are accessible and fit (WCAG 2.2 AA)',
  /^Failed to load resource: .* 412/,
  async (page, server) => {
    const { add, openAdd, field, button, dialog, enter, question, answer, rowButton } = myAthletesPage(page);
    const account = await createAccount();
    const id = await ownAgencies(server, account).create({ name: 'Looks Example', sports: ['Tennis'] });
    const own = ownAthletes(server, account, id);
    await own.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2027, GPA: 3.1 });
    await signInAt(page, server, account);
    await page.goto(`${server.url}/my-athletes`);
    await rowButton('Edit Ada Example').waitFor();
    await expectAccessible(page, 'the list');
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

    await rowButton('Edit Ada Example').click();
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
    await rowButton('Remove Ada Example').click();
    await question.waitFor();
    await expectAccessible(page, 'the question before a removal');
  },
);
