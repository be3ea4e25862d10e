import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { answersText, keptAnswers, readAnswers } from '@matchpoint/core/roster/answers';
import { type Answers, mergeAnswers } from '@matchpoint/core/roster/decisions';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import * as z from 'zod/mini';
import { ExitError } from '../exit-error.ts';
import { stateFolder } from '../folders.ts';
import type { Host } from '../host.ts';
import type { Run } from '../run.ts';
import { codeText, isErrorCode } from '../system-error.ts';

/** Answers by service and agency. */
const remembered = z.record(z.string(), z.record(z.string(), keptAnswers));
type Remembered = Readonly<Record<string, Readonly<Record<string, Answers>>>>;

interface Asked {
  readonly host: Pick<Host, 'env'>;
  readonly options: Pick<Run['options'], 'apiUrl'>;
}

const pathOf = (host: Pick<Host, 'env'>) => join(stateFolder(host), 'imports', 'columns.json');

/**
 * The choices for the last file of the agency (rules/import.md#remembered-columns).
 * @param findAgency called only if choices are stored for this service; null for a command without a session, which uses
 * the choices if they are all of one agency
 */
export async function readRememberedColumns(
  { host, options }: Asked,
  findAgency: (() => Promise<string>) | null,
): Promise<Answers> {
  const agencies = (await readAll(host))[options.apiUrl] ?? {};
  const [only, ...others] = Object.keys(agencies);
  if (only === undefined || (findAgency === null && others.length > 0)) return {};
  // The import itself says why it cannot sign in.
  const agency = findAgency === null ? only : await findAgency().catch(() => '');
  return agencies[agency] ?? {};
}

/** Stores decisions for the agency's next file. An unwritable state folder does not fail the import. */
export async function rememberColumns(
  { host, options, log }: Asked & Pick<Run, 'log'>,
  agency: string,
  answers: Answers,
): Promise<void> {
  if (agency === '' || Object.values(answers).every((said) => Object.keys(said).length === 0)) return;
  const all = await readAll(host);
  const ofService = all[options.apiUrl] ?? {};
  const ofAgency = mergeAnswers(ofService[agency] ?? {}, answers);
  const path = pathOf(host);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const after: Remembered = { ...all, [options.apiUrl]: { ...ofService, [agency]: ofAgency } };
    await writeFile(path, JSON.stringify(after), { mode: 0o600 });
  } catch (error) {
    log.debug(`${path} cannot be written, so columns are asked about again: ${String(error)}`);
  }
}

async function readAll(host: Pick<Host, 'env'>): Promise<Remembered> {
  const text = await readFile(pathOf(host), 'utf8').catch(() => null);
  return z.safeParse(remembered, parsedJson(text)).data ?? {};
}

/**
 * Reads what was said of an earlier file (rules/import.md#answers); nothing where there is no such file yet.
 * @throws {ExitError} if it is of another form, or of a newer version
 */
export async function readAnswersFile(path: string | undefined): Promise<Answers> {
  if (path === undefined) return {};
  const read = await stat(path)
    .then(({ size }) => readAnswers({ size, text: () => readFile(path, 'utf8') }))
    .catch((error: unknown) => {
      if (isErrorCode(error, 'ENOENT')) return { answers: {} };
      throw new ExitError('file', `The answers ${path} cannot be read${codeText(error)}.`);
    });
  if ('answers' in read) return read.answers;
  throw new ExitError('usage', `The answers ${path} cannot be used: ${read.problem}.`);
}

export async function writeAnswersFile(path: string, answers: Answers): Promise<void> {
  try {
    await writeFile(path, answersText(answers), { mode: 0o600 });
  } catch (error) {
    throw new ExitError('file', `The answers ${path} cannot be written${codeText(error)}.`);
  }
}
