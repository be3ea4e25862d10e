import type { Page } from 'playwright-core';
import { table } from './table.ts';

/** The values of the athlete form by label. */
export type AthleteTexts = Readonly<Record<string, string>>;

/** The select fields. */
const lists = new Set(['Semester', 'Gender', 'Country of Residence']);

/** My Athletes and its dialogs. */
export function myAthletesPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  return {
    dialog,
    question,
    field,
    button,
    add: page.getByRole('main').getByRole('button', { name: 'Add', exact: true }),
    rows: table(page, 'My Athletes').getByRole('row'),
    banner: dialog.getByRole('alert'),
    news: page.getByRole('main').getByRole('status'),
    answer: (name: string) => question.getByRole('button', { name, exact: true }).click(),
    /** Opens the menu of a row. */
    more: (name: string) =>
      table(page, 'My Athletes').getByRole('button', { name: `More for ${name}`, exact: true }),
    /** Chooses from the menu of a row, which every screen has. */
    async choose(action: string, name: string) {
      await table(page, 'My Athletes')
        .getByRole('button', { name: `More for ${name}`, exact: true })
        .click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
    rowButton: (name: string) => table(page, 'My Athletes').getByRole('button', { name, exact: true }),
    async openAdd(sport = 'Tennis') {
      await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
      await field('Sport*').selectOption(sport);
    },
    /** Fills in these fields and leaves the others alone. */
    async enter(texts: AthleteTexts) {
      for (const [label, text] of Object.entries(texts)) {
        const control = field(label);
        await (lists.has(label.replace('*', '')) ? control.selectOption(text) : control.fill(text));
      }
    },
  };
}
