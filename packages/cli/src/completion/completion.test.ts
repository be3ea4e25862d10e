import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commands } from '../commands.ts';
import { createProgram } from '../program.ts';

const written: string[] = [];
const stream = {
  write: (text: string) => {
    written.push(text);
    return true;
  },
};

async function script(shell: string): Promise<string> {
  written.length = 0;
  await createProgram({
    stdin: process.stdin,
    stdout: stream,
    stderr: stream,
    env: {},
    onInterrupt: () => () => {},
  }).parseAsync(['completion', shell], { from: 'user' });
  return written.join('');
}

/** What bash offers for the last word of a line. */
async function offered(line: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('bash', [
    '--norc',
    '-c',
    `${await script('bash')}
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_matchpoint
printf '%s\\n' "\${COMPREPLY[@]}"`,
    'bash',
    ...line,
  ]);
  return stdout.split('\n').filter((word) => word !== '');
}

test('bash completes commands, flags, choices and files', async () => {
  expect(await offered(['matchpoint', 'at'])).toEqual(['athletes']);
  const subcommands = Object.keys(commands).flatMap((path) => path.split(/^athletes /).slice(1));
  expect(await offered(['matchpoint', 'athletes', ''])).toEqual(subcommands);
  expect(await offered(['matchpoint', 'athletes', 'list', '--min-g'])).toEqual(['--min-gpa']);
  expect(await offered(['matchpoint', 'athletes', 'list', '--gender', ''])).toEqual(['Male', 'Female']);
  expect(await offered(['matchpoint', '--quiet', 'agencies', 'list', '--format', 'n'])).toEqual(['ndjson']);
  expect(await offered(['matchpoint', 'completion', 'f'])).toEqual(['fish']);
  expect(await offered(['matchpoint', 'athletes', 'export', '/et'])).toEqual(['/etc']);
  expect(await offered(['matchpoint', 'athletes', 'show', ''])).toEqual([]);
});

const installed = async (shell: string) =>
  promisify(execFile)(shell, ['-c', 'exit']).then(
    () => true,
    () => false,
  );

test.each(['zsh', 'fish'])('%s accepts its script', async (shell) => {
  const text = await script(shell);
  for (const path of Object.keys(commands)) expect(text).toContain(path.split(' ').at(-1));
  expect(text).toContain('min-gpa');
  if (await installed(shell)) {
    const check = promisify(execFile)(shell, ['-n', '-c', text]);
    expect((await check).stderr).toBe('');
  }
});
