import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { matchpoint } from '../../tests/matchpoint.ts';
import { commands } from '../commands.ts';

const posixTest = test.skipIf(process.platform === 'win32');

const completion = async (...args: readonly string[]) => (await matchpoint(['completion', ...args])).stdout;

/** What bash is offered for the last word of a line. */
async function offered(...words: readonly string[]): Promise<string[]> {
  return (await completion('bash', '--', ...words)).split('\n').slice(0, -1);
}

test('completes commands, flags, choices and files', async () => {
  expect(await offered('at')).toEqual(expect.arrayContaining(['athletes', 'login', 'completion']));
  const subcommands = Object.keys(commands).flatMap((path) => path.split(/^athletes /).slice(1));
  expect(await offered('athletes', '')).toEqual([...subcommands, 'help']);
  expect(await offered('athletes', 'list', '--min-g')).toEqual(
    expect.arrayContaining(['--min-gpa', '--max-itf', '--help', '--api-url']),
  );
  expect(await offered('athletes', 'list', '--gender', '')).toEqual(['Male', 'Female']);
  expect(await offered('agencies', 'list', '--columns', 'name,ci')).toContain('name,city');
  expect(await offered('profiles', '')).toEqual(['list', 'use', 'help']);
  expect(await offered('athletes', 'import', 'x.csv', '--missing', '')).toEqual(['report', 'remove']);
  expect(await offered('config', 'set', '')).toContain('apiUrl');
  expect(await offered('--quiet', 'agencies', 'list', '--format', 'n')).toEqual([
    'table',
    'json',
    'ndjson',
    'csv',
  ]);
  expect(await offered('completion', 'f')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
  expect(await offered('athletes', 'export', '/et')).toEqual([':files']);
  expect(await offered('athletes', 'show', '')).toEqual([]);
});

test.each([
  ['zsh', 'Male\nFemale\n', '--min-gpa:'],
  ['fish', 'Male\nFemale\n', '--min-gpa\t'],
])('%s is told what words mean', async (shell, choices, flag) => {
  expect(await completion(shell, '--', 'athletes', 'list', '--gender', '')).toBe(choices);
  expect(await completion(shell, '--', 'athletes', 'list', '--')).toContain(flag);
});

/** What bash completes the last word to, with what the program answers. */
async function completedByBash(answer: string, ...line: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('bash', [
    '--norc',
    '-c',
    `${await completion('bash')}
matchpoint() { printf '%s\\n' "$*" >&2; printf '%b' "$0"; }
COMP_WORDS=(matchpoint "$@")
COMP_CWORD=$#
_matchpoint
printf '%s\\n' "\${COMPREPLY[@]}"`,
    answer,
    ...line,
  ]);
  return stdout.split('\n').filter((word) => word !== '');
}

posixTest('bash completes the words that begin like the typed one, and files', async () => {
  expect(await completedByBash('Male\\nFemale\\n', 'athletes', 'list', '--gender', 'F')).toEqual(['Female']);
  expect(await completedByBash(':files\\n', 'athletes', 'export', '/et')).toEqual(['/etc']);
  expect(await completedByBash('', 'athletes', 'show', '')).toEqual([]);
});

const installed = async (shell: string) =>
  promisify(execFile)(shell, ['-c', 'exit']).then(
    () => true,
    () => false,
  );

test.each(['zsh', 'fish', 'powershell'])('%s accepts its script', async (shell) => {
  const text = await completion(shell);
  expect(text).toContain(`matchpoint completion ${shell} -- `);
  if (shell !== 'powershell' && (await installed(shell))) {
    expect((await promisify(execFile)(shell, ['-n', '-c', text])).stderr).toBe('');
  }
});
