import { readFile, stat, writeFile } from 'node:fs/promises';
import { answersText, readAnswers } from '@matchpoint/core/roster/answers';
import type { Answers } from '@matchpoint/core/roster/decisions';
import { ExitError } from '../exit-error.ts';
import { codeText, isErrorCode } from '../system-error.ts';

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
