import type { Page } from 'playwright-core';
import { signInAt } from '../accounts.ts';
import type { Owner } from '../journey.ts';

/** A file as a person chooses it. */
export interface GivenFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** The page that imports a roster. */
export function importPage(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const step = (name: string | RegExp) => main.getByRole('heading', { level: 2, name });
  const grid = main.getByRole('grid');
  const goesOn = (what: string) => main.getByRole('button', { name: `Go on: ${what}`, exact: true });
  return {
    main,
    button,
    step,
    grid,
    /** Waits for how the file was read: its heading, and the grid, which comes last. */
    async read() {
      await step('How we read your file').waitFor();
      await grid.waitFor();
    },
    async choose({ name, content }: GivenFile) {
      await main
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    },
    /** The title of the step that is shown. */
    title: () => main.getByRole('heading', { level: 2 }).textContent(),
    /** Each line of the plan, or of the result. */
    counts: () => main.locator('summary, ul b').locator('xpath=self::summary | parent::li').allTextContents(),
    /** What is not certain of the cells, line by line. */
    lines: () => main.locator('li[data-kind] p:first-child:has(b)').allTextContents(),
    /** The answer to the line that begins with these words. */
    answer: (line: string) => main.getByRole('combobox', { name: line }),
    goesOn,
    /** Goes on from the reading, with what it does. */
    goOn: (what: string) => goesOn(what).click(),
    field: (label: string) => main.getByLabel(label, { exact: true }),
  };
}

/** Opens the import, signed in, of an agency with one sport: several are asked about where a file has no column for them. */
export async function openImport(page: Page, origin: string, owner: Owner): Promise<Owner['athletes']> {
  await owner.agencies.edit(owner.agencyId, { sports: ['Tennis'] });
  await signInAt(page, { url: origin }, owner, '/my-athletes/import');
  await importPage(page).step('Choose a file').waitFor();
  return owner.athletes;
}
