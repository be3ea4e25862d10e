import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { home } from './matchpoint.ts';
import { keys, openTerminal } from './terminal.ts';

/** Clears the screen, sets the title, rings, turns the direction and colours, each in C0 or C1. */
const hostile = 'Ada\u001b[2J\u001b]0;owned\u0007\u009b31m\u0085\u202e\u2066\u001b[31m';
/** A question itself is drawn with other codes. */
const hostileCodes = ['\u001b[2J', '\u001b]0', '\u0007', '\u009b', '\u0085', '\u202e', '\u2066'];
const harmless = 'Ada [2J ]0;owned 31m  [31m';
const wide = { columns: 200, rows: 24 };

/** Control characters that reached the terminal, without line breaks and a removed line. */
async function controls(args: readonly string[], env: Record<string, string> = {}) {
  const terminal = openTerminal(['--no-color', ...args], env, wide);
  await terminal.ended;
  const written = terminal.written().replaceAll('\r\u001b[2K', '').replaceAll('\r\n', '\n');
  return { shown: terminal.shown(), controls: written.match(/[^\P{Cc}\n]|\p{Bidi_Control}/gu) ?? [] };
}

test('what a service answers, and says of an error, controls no terminal', async () => {
  const { url } = await fakeService(({ pathname }, response) => {
    if (pathname === '/api/agencies/') json(response, 422, { detail: hostile });
    else json(response, 200, [anAthlete({ id: '1', name: hostile, agency_name: hostile })]);
  });
  expect(await controls(['agencies', 'list', '--api-url', url])).toEqual({
    shown: `error: ${harmless}`,
    controls: [],
  });
  expect(await controls(['athletes', 'list', '--columns', 'name', '--api-url', url])).toEqual({
    shown: `name\n${harmless}\n1 athlete.`,
    controls: [],
  });
});

test('what a file is called and what stands in it control no terminal', async () => {
  const file = join(await mkdtemp(join(home, 'roster ')), `${hostile.replaceAll('/', '')}.csv`);
  await writeFile(
    file,
    `name,sport,available_semester,available_year,${hostile}\nAda,${hostile},Fall,2027,x\n`,
  );
  const terminal = openTerminal(['athletes', 'validate', file, '--map', `${hostile}=-`], {}, wide);
  for (const [question, typed] of [
    ['[C]hange, [n]o', `c${keys.enter}`],
    [`❯ 1  ${harmless}.csv`, `${keys.down.repeat(5)}${keys.enter}`],
    [`Which field is “${harmless}”`, keys.enter],
    ['[C]hange, [n]o', keys.interrupt],
  ] as const) {
    await terminal.until(question);
    terminal.type(typed);
  }
  expect(await terminal.ended).toBe(130);
  expect(hostileCodes.filter((code) => terminal.written().includes(code))).toEqual([]);
  expect(terminal.shown()).toContain(`${harmless}.csv`);
  expect(terminal.shown()).toContain('row 2: “Ada [2J');
});
