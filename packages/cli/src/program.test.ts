import { agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import { athleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import { expect, test } from 'vitest';
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
  const program = createProgram({
    stdin: process.stdin,
    stdout: stream,
    stderr: stream,
    env: {},
    onInterrupt: () => () => {},
  });
  await expect(program.parseAsync([command, 'list', '--help'], { from: 'user' })).rejects.toMatchObject({
    exitCode: 0,
  });
  return written.join('');
}

test.each([
  { command: 'athletes', filter: athleteFilter, renamed: { q: 'search', agency_id: 'agency' } },
  { command: 'agencies', filter: agencyFilter, renamed: { q: 'search' } },
])('every field that $command can be narrowed by is a flag', async ({ command, filter, renamed }) => {
  const help = await helpOf(command);
  const names: Record<string, string> = { ...renamed };
  for (const field of Object.keys(filter.shape))
    expect(help).toContain(`--${names[field] ?? field.replaceAll('_', '-')} <`);
});

test.each([80, 120])('help fits a terminal of %i columns', async (columns) => {
  const lines = (await helpOf('athletes', { isTTY: true, columns })).split('\n');
  expect(lines.filter((line) => line.length > columns)).toEqual([]);
});
