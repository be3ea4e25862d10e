import { agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import { optionalFields } from '@matchpoint/core/athletes/fields/athlete-fields';
import { athleteFilter, parametersOf } from '@matchpoint/core/athletes/lists/athlete-filter';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { exitCodes } from './exit-codes.ts';
import type { Host, Stream } from './host.ts';
import { createProgram } from './program.ts';
import { runProgram } from './run-program.ts';

/** A host that writes both streams into one list. */
function hostOf(written: string[], facts: Partial<Stream> = {}): Host {
  const stream: Stream = {
    ...facts,
    write: (text, done) => {
      if (text !== '') written.push(text);
      done?.();
      return true;
    },
  };
  const stdin = { isTTY: facts.isTTY, async *[Symbol.asyncIterator]() {} };
  return { stdin, stdout: stream, stderr: stream, env: {}, onInterrupt: () => () => {} };
}

async function helpOf(command: string, facts: Partial<Stream> = {}): Promise<string> {
  const written: string[] = [];
  const host = hostOf(written, facts);
  const args = [...command.split(' ').filter(Boolean), '--help'];
  await expect(createProgram(host).parseAsync(args, { from: 'user' })).rejects.toMatchObject({ exitCode: 0 });
  return written.join('');
}

test.each([
  { command: 'athletes', filter: athleteFilter, renamed: { q: 'search', agency_id: 'agency' } },
  { command: 'agencies', filter: agencyFilter, renamed: { q: 'search' } },
])('every field that $command can be narrowed by is a flag', async ({ command, filter, renamed }) => {
  const help = await helpOf(`${command} list`);
  const names: Record<string, string> = { ...renamed };
  const onlySomeServices = new Set(optionalFields.flatMap(parametersOf));
  for (const field of Object.keys(filter.shape)) {
    const flag = `--${names[field] ?? field.replaceAll('_', '-')} <`;
    expect([flag, help.includes(flag)]).toEqual([flag, !onlySomeServices.has(field)]);
  }
});

test.each(['', ...Object.keys(commands)])(
  'the help of matchpoint %s fits a terminal of 80 columns',
  async (command) => {
    const help = await helpOf(command, { isTTY: true, columns: 80 });
    expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(help).toContain('Examples:');
  },
);

test('help names a command of any level, and has the options of all in a topic', async () => {
  const printed = async (...args: readonly string[]) => {
    const written: string[] = [];
    expect(await runProgram(args, hostOf(written))).toBe(exitCodes.done);
    return written.join('');
  };
  expect(await printed('help', 'athletes', 'import')).toBe(await helpOf('athletes import'));
  expect(await printed('help')).toBe(await helpOf(''));
  expect(await printed('help', 'athletes', 'show', '7')).toBe(await helpOf('athletes show'));
  const topic = await printed('help', 'options');
  for (const { long } of createProgram(hostOf([])).options) expect(topic).toContain(` ${long}`);
  expect(await helpOf('athletes import')).not.toContain('--api-url');
});

test('with --no-input nothing is asked on a terminal', async () => {
  const written: string[] = [];
  expect(await runProgram(['--no-input', 'login'], hostOf(written, { isTTY: true }))).toBe(exitCodes.usage);
  expect(written.join('')).toBe(
    'error: There is no terminal to ask for them. Use: matchpoint login --email <email> --password-stdin < <file>\n',
  );
});
