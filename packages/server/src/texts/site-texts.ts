import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { recordOf } from '@matchpoint/core/fields/table';
import { type SiteTextName, siteTextNames } from '@matchpoint/core/pages/site-text';
import type { Environment } from '../environment.ts';
import { reasonOf } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';

/** Markdown; null: the operator gave none. */
export type SiteTexts = Readonly<Record<SiteTextName, string | null>>;

type Variable = 'MATCHPOINT_TERMS_FILE' | 'MATCHPOINT_PRIVACY_FILE';

const variables: Readonly<Record<SiteTextName, Variable>> = {
  terms: 'MATCHPOINT_TERMS_FILE',
  privacy: 'MATCHPOINT_PRIVACY_FILE',
};

const mostKilobytes = 200;

/**
 * The operator's texts (rules/pages.md#texts); of the demo, texts that say what they are.
 * @throws {StartupError} that names the variable of a file which cannot be served
 */
export async function readSiteTexts(
  environment: Pick<Environment, Variable>,
  demo: boolean,
): Promise<SiteTexts> {
  const read = await Promise.all(
    siteTextNames.map(async (name): Promise<[SiteTextName, string | null]> => {
      const file = environment[variables[name]];
      if (file !== undefined) return [name, await readMarkdown(variables[name], file)];
      return [name, demo ? demoTexts[name] : null];
    }),
  );
  const texts = new Map(read);
  return recordOf(siteTextNames, (name) => texts.get(name) ?? null);
}

async function readMarkdown(variable: Variable, file: string): Promise<string> {
  const refuse = (why: string) => new StartupError(`${variable} must name a Markdown file: ${file} ${why}.`);
  const bytes = await readFile(file).catch((error) => {
    throw refuse(`cannot be read (${reasonOf(error)})`);
  });
  if (bytes.length > mostKilobytes * 1024) throw refuse(`has more than ${mostKilobytes} KB`);
  if (!isUtf8(bytes)) throw refuse('is not text in UTF-8');
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') throw refuse('is empty');
  return text;
}

const demoTexts: Readonly<Record<SiteTextName, string>> = {
  terms: `# Terms of this demo

This is a demo text, which binds nobody. Whoever runs Matchpoint for others writes their own terms and names the file in \`MATCHPOINT_TERMS_FILE\`.

All agencies and athletes of the demo are invented. What you enter stays on this machine, and may be removed at any time.
`,
  privacy: `# Privacy in this demo

This is a demo text. Whoever runs Matchpoint for others writes what they keep, why and for how long, and names the file in \`MATCHPOINT_PRIVACY_FILE\`.

The demo keeps what you enter in a database on this machine, and accounts in a local identity provider. Nothing is sent elsewhere.
`,
};
