import { callsOf } from '@matchpoint/server/testing/calls';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createAccount, type SignedUp, signInAt } from './accounts.ts';
import { journey, visit } from './journey.ts';
import { accountPages } from './pages/accounts.ts';
import { people } from './pages/people.ts';
import { enterAgency, profilePages } from './pages/profiles.ts';

const test = journey();

/** The person's My Agency with its people. */
async function openPeople(page: Page, url: string, person: SignedUp) {
  await signInAt(page, { url }, person, '/my-agency');
  await profilePages(page).save.waitFor();
  return people(page);
}

/** A page of another person, in a browser of their own. */
async function withAnother(
  url: string,
  person: SignedUp,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, complaints } = await visit();
  try {
    await signInAt(page, { url }, person, '/account');
    await walk(page);
    expect(complaints).toEqual([]);
  } finally {
    await page.context().close();
  }
}

const ada = { name: 'Ada Example', available_semester: 'Fall', available_year: 2027 };

test('an owner invites an editor, and hands over without keys', async ({ page, server, owner }) => {
  await owner.athletes.create(ada);
  const editor = await createAccount({ verified: true });
  const { list, changes, email, invite, invited, action, question, confirm, removal } = await openPeople(
    page,
    server.url,
    owner,
  );
  await expect.poll(list).toEqual([`${owner.email} (you)`]);
  await email.fill(editor.email);
  await invite.click();
  await invited.waitFor();
  await expect.poll(list).toEqual([`${owner.email} (you)`, editor.email]);
  const mail = await page.getByRole('link', { name: `Write email: ${editor.email}` }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(`${server.url}/account and sign in`);

  await withAnother(server.url, editor, async (theirs) => {
    const { answer, joined } = people(theirs);
    await answer('Accept', 'Court Club Example').click();
    await confirm(theirs, 'Join Court Club Example?', 'Join agency');
    await joined.waitFor();
    await theirs.goto(`${server.url}/my-agency`);
    await enterAgency(theirs.getByRole('form', { name: 'Agency Details' }), { City: 'Bern' });
    await profilePages(theirs).save.click();
    await theirs.getByText('Saved: City.').waitFor();
    await expect.poll(() => people(theirs).list()).toEqual([owner.email, `${editor.email} (you)`]);
    expect(await people(theirs).email.count()).toBe(0);
    expect(await people(theirs).removal.count()).toBe(0);
  });

  for (const name of ['Nightly', 'Weekly'])
    await callsOf(server, owner)('POST', `agencies/${owner.agencyId}/keys`, { name });
  await page.reload();
  await expect.poll(changes).toEqual([
    ['Created the key Weekly', owner.email],
    ['Created the key Nightly', owner.email],
    ['Changed the agency: City', editor.email],
    ['Joined the agency', editor.email],
    [`Invited ${editor.email}`, owner.email],
    ['Added Ada Example', owner.email],
    ['Created the agency', owner.email],
  ]);
  await action('Make owner', editor.email).click();
  await question
    .getByRole('checkbox', {
      name: 'End its 2 keys for programs, too. Otherwise programs keep using them.',
      exact: true,
    })
    .check({ force: true });
  await confirm(page, `Make ${editor.email} the owner?`, 'Make owner');
  await expect.poll(list).toEqual([editor.email, `${owner.email} (you)`]);
  await expect
    .poll(async () => (await changes()).slice(0, 3))
    .toEqual([
      [`Handed the agency over to ${editor.email}`, owner.email],
      ['Ended the key Weekly', owner.email],
      ['Ended the key Nightly', owner.email],
    ]);
  expect(await removal.count()).toBe(0);

  await action('Leave', owner.email).click();
  await confirm(page, 'Leave this agency?', 'Leave agency');
  await page.getByText('You have left the agency.').waitFor();
  await page.getByText('To have an agency here, create an Agency profile').waitFor();
});

test('who takes over is told how many keys were left', async ({ page, server, owner }) => {
  const editor = await createAccount({ verified: true });
  const [mine, theirs] = [callsOf(server, owner), callsOf(server, editor)];
  const path = `agencies/${owner.agencyId}`;
  const invitation = JSON.parse(await mine('POST', `${path}/invitations`, { email: editor.email }));
  await theirs('POST', `invitations/${invitation.id}`);
  await mine('POST', `${path}/keys`, { name: 'Nightly' });
  const members: { id: string; role: string }[] = JSON.parse(await mine('GET', `${path}/members`));
  await mine('PUT', `${path}/owner`, { member_id: members.find(({ role }) => role === 'editor')?.id });
  const { keys } = await openPeople(page, server.url, editor);
  await expect.poll(keys).toEqual([{ text: 'Nightly', note: expect.stringContaining(owner.email) }]);
  await page
    .getByText(
      '1 key is from an earlier owner. Anyone with a key can change the athletes: end keys that you do not know.',
    )
    .waitFor();
});

test('an owner removes the agency with its athletes', async ({ page, server, owner }) => {
  await owner.athletes.create(ada);
  const { removal, question, confirm } = await openPeople(page, server.url, owner);
  await removal.click();
  await expect
    .poll(() => question.textContent())
    .toContain('Its 1 athlete will be removed with it. This cannot be undone.');
  await confirm(page, 'Remove Court Club Example?', 'Remove agency');
  await page.getByText('Court Club Example was removed.').waitFor();
  expect((await server.fetch(`/api/agencies/${owner.agencyId}`)).status).toBe(404);
  expect(await owner.agencies.names()).toEqual([]);
});

test('an owner creates a key, which is shown once, and ends it', async ({ page, server, owner }) => {
  const { keys, newKey, confirm, changes, action } = await openPeople(page, server.url, owner);
  const dialog = page.getByRole('dialog');
  await newKey.click();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('The name is required.').waitFor();
  await dialog.getByLabel('Name').fill('Nightly import');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const key = await dialog.getByLabel('Key', { exact: true }).inputValue();
  expect(key).toMatch(/^mp_[\w-]{43}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(key);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(key);
  await expect
    .poll(keys)
    .toEqual([{ text: 'Nightly import', note: expect.stringMatching(/^Never used\. /) }]);

  const add = () =>
    server.fetch(`/api/users/me/agencies/${owner.agencyId}/athletes`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(ada),
    });
  expect((await add()).status).toBe(201);
  await page.reload();
  await expect
    .poll(keys)
    .toEqual([{ text: 'Nightly import', note: expect.stringMatching(/^Last used on .+ by .+@/) }]);
  await expect.poll(changes).toEqual([
    ['Added Ada Example', 'Key Nightly import'],
    ['Created the key Nightly import', owner.email],
    ['Created the agency', owner.email],
  ]);
  await action('End', 'Nightly import').click();
  await confirm(page, 'End the key Nightly import?', 'End key');
  await expect.poll(keys).toEqual([]);
  expect((await add()).status).toBe(401);
});

test('a key not copied outlasts a sign-out elsewhere; closing asks', async ({ page, server, owner }) => {
  await owner.athletes.create(ada);
  const { newKey, list } = await openPeople(page, server.url, owner);
  const { cover, button } = accountPages(page);
  const dialog = page.getByRole('dialog', { name: 'The key Nightly import' });
  const question = page.getByRole('alertdialog', { name: 'Close without copying the key?' });
  const key = dialog.getByLabel('Key', { exact: true });
  await expect.poll(list).toEqual([`${owner.email} (you)`]);
  await newKey.click();
  await page.getByRole('dialog').getByLabel('Name').fill('Nightly import');
  await button('Create key').click();
  const text = await key.inputValue();

  const other = await page.context().newPage();
  await other.goto(`${server.url}/coaches`);
  await accountPages(other).choose('Logout');
  await cover(owner.email).waitFor();
  expect(await key.isVisible()).toBe(false);
  const read = await page.locator('main').textContent();
  expect(read).not.toMatch(/@|Nightly|Ada Example|Created/);

  await accountPages(other).signUpOrLogin.click();
  await accountPages(other).enterSignIn(owner);
  await cover(owner.email).waitFor({ state: 'detached' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await close();
    await question.getByRole('button', { name: 'Keep it open' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await key.inputValue()).toBe(text);
  }
  await key.press('ControlOrMeta+c');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(list).toEqual([`${owner.email} (you)`]);
});

describe('what goes wrong', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .*(40[349]|422|net::ERR_FAILED)/ });

  test('an invitation withdrawn meanwhile, and an incomplete address', async ({ page, server, owner }) => {
    const editor = await createAccount({ verified: true });
    const { list, email, emailError, invite, invited, action, confirm } = await openPeople(
      page,
      server.url,
      owner,
    );
    await email.fill('nobody');
    await invite.click();
    await expect.poll(emailError).toBe('Enter a complete email address, like name@example.com.');
    await email.fill(editor.email);
    await invite.click();
    await invited.waitFor();

    const { page: theirs } = await visit();
    await signInAt(theirs, server, editor, '/account');
    await people(theirs).answer('Accept', 'Court Club Example').click();
    await action('Withdraw', editor.email).click();
    await confirm(page, `Withdraw the invitation of ${editor.email}?`, 'Withdraw invitation');
    await expect.poll(list).toEqual([`${owner.email} (you)`]);
    const join = theirs.getByRole('button', { name: 'Join agency', exact: true });
    // Nothing is lost by it.
    expect(await join.getAttribute('class')).toContain('button_solid');
    await join.click();
    const alert = theirs.getByRole('alertdialog').getByRole('alert');
    await expect
      .poll(() => alert.textContent())
      .toBe('This invitation has ended, or was withdrawn. The owner of the agency can invite you again.');
    await theirs.getByRole('button', { name: 'Not now' }).click();
    await theirs.getByRole('heading', { name: 'Invitations' }).waitFor({ state: 'detached' });
    await theirs.context().close();
  });
});
