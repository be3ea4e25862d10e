import { agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import { optionalFields } from '@matchpoint/core/athletes/athlete-fields';
import { athleteFilter, parametersOf } from '@matchpoint/core/athletes/athlete-filter';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import type { Stream } from './host.ts';
import { createProgram } from './program.ts';

async function helpOf(command: string, facts: Partial<Stream> = {}): Promise<string> {
  const written: string[] = [];
  const stream: Stream = {
    ...facts,
    write: (text) => {
      written.push(text);
      return true;
    },
  };
  const host = { stdin: process.stdin, stdout: stream, stderr: stream, env: {}, onInterrupt: () => () => {} };
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
