import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { focused, isAbove, shell } from './pages/shell.ts';

const test = journey();

const ada = { sport: 'Tennis', name: 'Ada Example', available_semester: 'Fall', available_year: 2027 };

test('Create and Save stay in view on a low and on a narrow screen', async ({ page, server, owner }) => {
  const { add, choose, button, dialog, question, answer, field, enter } = myAthletesPage(page);
  await owner.athletes.create(ada);
  await signInAt(page, server, owner, '/my-athletes');
  for (const viewport of [
    { width: 1280, height: 860 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const isInView = async (name: string) => {
      const box = await button(name).boundingBox();
      return box !== null && box.y > 0 && box.y + box.height <= viewport.height;
    };
    await add.click();
    await expect.poll(() => isInView('Create')).toBe(true);
    expect(await isAbove(dialog.getByText('*Required fields', { exact: true }), button('Create'))).toBe(true);
    await enter({ Bio: 'Plays on clay.' });
    expect(await isInView('Create')).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor();
    await answer('Discard');
    await choose('Edit', 'Ada Example');
    await expect.poll(() => isInView('Save')).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name');
    expect(await field('Name*').inputValue()).toBe('Ada Example');
    await button('Close').click();
    await dialog.waitFor({ state: 'detached' });
  }
});

test('the dialog takes focus and keys; Close and Back ask first', async ({ page, server, owner }) => {
  const { add, enter, field, dialog, question, answer, button } = myAthletesPage(page);
  await signInAt(page, server, owner);
  await shell(page).go('My Athletes');
  await add.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sport');
  await button('Close').focus();
  await page.keyboard.press('/');
  expect(await focused(page)).toBe('button Close');
  await enter({ Bio: 'Plays on clay.' });
  await field('Sport*').selectOption('Soccer');
  for (const leave of [() => page.mouse.click(5, 450), () => button('Close').click()]) {
    await leave();
    await question.waitFor();
    await answer('Keep editing');
    await question.waitFor({ state: 'detached' });
  }
  await field('Sport*').selectOption('Tennis');
  await page.goBack({ waitUntil: 'commit' });
  await question.waitFor();
  expect(await question.getByRole('heading').textContent()).toBe('Leave without saving?');
  await answer('Keep editing');
  await question.waitFor({ state: 'detached' });
  expect(await field('Bio').inputValue()).toBe('Plays on clay.');
  await page.keyboard.press('Escape');
  await answer('Discard');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('button Add');
});
