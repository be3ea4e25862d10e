import type { Page } from 'playwright-core';
import { shell } from './shell.ts';

/** The people of an agency on My Agency, and invitations on My Account. */
export function people(page: Page) {
  const section = (name: string) => page.getByRole('main').getByRole('list', { name, exact: true });
  /** The text of each entry, and its note. */
  const entriesOf = (name: string) =>
    section(name)
      .getByRole('listitem')
      .locator('p')
      .evaluateAll((all) =>
        all.map((line) => {
          const note = line.querySelector('small')?.textContent ?? '';
          return { text: (line.textContent ?? '').slice(0, -note.length), note };
        }),
      );
  const question = page.getByRole('alertdialog');

  return {
    heading: page.getByRole('heading', { name: 'People', exact: true }),
    /** The emails of members, then those of invitations. */
    list: async () => (await entriesOf('People')).map(({ text }) => text),
    /** Each change with its person. */
    changes: () =>
      shell(page)
        .card('Changes')
        .locator('li')
        .evaluateAll((all) =>
          all.map((line) => [
            line.firstChild?.textContent,
            line.closest('div')?.querySelector('h4')?.textContent,
          ]),
        ),
    keys: () => entriesOf('Keys'),
    newKey: page.getByRole('main').getByRole('button', { name: 'New key', exact: true }),
    email: page.getByRole('textbox', { name: 'Invite by email' }),
    emailError: () =>
      page.getByRole('form', { name: 'Invite a person' }).locator('[id$=-error]').textContent(),
    invite: page.getByRole('button', { name: 'Invite', exact: true }),
    invited: page.getByText('Invited. No email is sent'),
    action: (text: string, email: string) =>
      page.getByRole('button', { name: `${text}: ${email}`, exact: true }),
    answer: (text: 'Accept' | 'Decline', agency: string) =>
      page.getByRole('button', { name: `${text}: ${agency}`, exact: true }),
    joined: page.getByText('You can edit Court Club Example.'),
    removal: page.getByRole('main').getByRole('button', { name: 'Remove agency', exact: true }),
    question,
    /** Waits for the question, answers it, and waits until it is gone. */
    async confirm(at: Page, title: string, answer: string) {
      const dialog = at.getByRole('alertdialog', { name: title, exact: true });
      await dialog.getByRole('button', { name: answer, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
