import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readTable } from './table.ts';

/** The Add Profile dialog and My Agency. */
export function profilePages(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add Profile', exact: true });
  const question = page.getByRole('alertdialog');
  return {
    dialog,
    /** The question before typed text is discarded. */
    question,
    add: page.getByRole('button', { name: 'Add', exact: true }),
    answer: (text: string) => question.getByRole('button', { name: text, exact: true }).click(),
    async open() {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await dialog.waitFor();
    },
    choose: (type: 'Agency' | 'Coach') => dialog.getByText(type, { exact: true }).click(),
    create: dialog.getByRole('button', { name: 'Create', exact: true }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    dropdown: page.getByRole('banner').locator('[aria-haspopup=menu]').first(),
  };
}

/** Creates an agency on Account, which becomes the active profile. */
export async function createAgency(page: Page, name: string): Promise<void> {
  const { open, choose, create, dialog } = profilePages(page);
  await open();
  await choose('Agency');
  await enterAgency(dialog, { 'Agency Name': name, City: 'Biel' }, { sports: ['Tennis'] });
  await create.click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => readTable(page, 'My Profiles'))
    .toMatchObject({ rows: [[name, 'Agency', 'Active']] });
}

export type AgencyText =
  | 'Agency Name'
  | 'Address'
  | 'City'
  | 'Zip Code'
  | 'Email'
  | 'Phone Number'
  | 'Agency Information';

/** Fills in an agency's form; `country` is chosen by name, sports are ticked. */
export async function enterAgency(
  form: Locator,
  texts: Partial<Record<AgencyText, string>>,
  { country, sports = [] }: { country?: string; sports?: readonly string[] } = {},
): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  for (const sport of sports)
    await form.getByRole('checkbox', { name: sport, exact: true }).check({ force: true });
  if (country !== undefined)
    await form.getByRole('combobox', { name: 'Country', exact: true }).selectOption({ label: country });
}

/** The values of an agency's form by label. */
export async function readAgencyForm(form: Locator): Promise<Record<string, string>> {
  const shown = new Map<string, string>();
  for (const field of await form.getByRole('textbox').all()) {
    const label = form.page().locator(`label[for=${await field.getAttribute('id')}]`);
    shown.set((await label.textContent()) ?? '', await field.inputValue());
  }
  const checked = form.getByRole('checkbox', { checked: true });
  const sports = await checked.evaluateAll((all) => all.map((box) => box.getAttribute('value')));
  shown.set('Supported Sports*', sports.join(', '));
  const country = form.getByRole('combobox', { name: 'Country', exact: true });
  shown.set(
    'Country',
    await country.evaluate((select) => select.querySelector('option:checked')?.textContent ?? ''),
  );
  return Object.fromEntries(shown);
}
