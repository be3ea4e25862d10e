import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { fakeService, json, wholeList } from './fake-service.ts';
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

test('what a service answers controls no terminal', async () => {
  const rows = [anAthlete({ id: '1', name: hostile, agency_name: hostile })];
  const { url } = await fakeService(wholeList(rows));
  const found = await controls(['athletes', 'list', '--format', 'csv', '--api-url', url]);
  expect(found.controls).toEqual([]);
  expect(found.shown).toContain('Ada');
});

test('what a service says of an error controls no terminal', async () => {
  const { url } = await fakeService((_, response) => json(response, 422, { detail: hostile }));
  expect(await controls(['agencies', 'list', '--api-url', url])).toEqual({
    shown: `error: ${harmless}`,
    controls: [],
  });
});

test('a question about a column controls no terminal', async () => {
  const file = join(await mkdtemp(join(home, 'roster ')), 'roster.csv');
  await writeFile(file, `name,semester,year,${hostile}\nAda,Fall,2027,${hostile}\n`);
  const terminal = openTerminal(['athletes', 'validate', file], {}, wide);
  await terminal.until('Import with these readings?');
  expect(terminal.shown()).toContain('“Ada [2J ]0;owned');
  expect(hostileCodes.filter((code) => terminal.written().includes(code))).toEqual([]);
  terminal.type(keys.interrupt);
  expect(await terminal.ended).toBe(130);
});

test('what a file is called and what stands in it control no terminal', async () => {
  const file = join(await mkdtemp(join(home, 'roster ')), `${hostile.replaceAll('/', '')}.csv`);
  await writeFile(
    file,
    `name,sport,available_semester,available_year,${hostile}\nAda,${hostile},Fall,2027,x\n`,
  );
  const terminal = openTerminal(['athletes', 'validate', file, '--map', `${hostile}=-`], {}, wide);
  await terminal.until('[C]hange, [n]o');
  terminal.type(`n${keys.enter}`);
  await terminal.ended;
  expect(hostileCodes.filter((code) => terminal.written().includes(code))).toEqual([]);
  expect(terminal.shown()).toContain(`${harmless}.csv`);
  expect(terminal.shown()).toContain('row 2: “Ada [2J');
});
