import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { commands } from '../src/commands.ts';
import { built, says } from './matchpoint.ts';

test('the version is the package’s', async () => {
  const told = { code: 0, stdout: `${manifest.version}\n`, stderr: '' };
  expect([await built(['--version']), await built(['-V'])]).toEqual([told, told]);
});

test('help is on stdout on request, otherwise on stderr as a usage error', async () => {
  const help = await built(['--help']);
  expect([help.code, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('Usage: matchpoint [options] [command]');
  expect(await built([])).toEqual(says(2, help.stdout));
});

/** Prints the modules that Node loads, without its own, on stderr. */
const loader = `data:text/javascript,${encodeURIComponent(`
  import { register } from 'node:module';
  register('data:text/javascript,' + encodeURIComponent(
    'export async function load(url, context, next) {' +
    '  if (url.startsWith("file:")) process._rawDebug(url);' +
    '  return next(url, context);' +
    '}'));
`)}`;

test('help loads few modules', async () => {
  const { stderr } = await built(['--help'], {}, ['--import', loader]);
  const root = new URL('..', import.meta.url).href;
  // Newer Nodes warn on stderr that they have another way to do this.
  const loaded = stderr.split('\n').filter((line) => line.startsWith('file:'));
  expect(loaded.map((url) => url.slice(root.length)).sort()).toEqual([
    'bin/matchpoint.js',
    'dist/program/main.js',
    'dist/program/rolldown-runtime.js',
    'dist/program/start.js',
  ]);
});

test('the manual has each command with its flags and examples, in macros of man alone', async () => {
  const page = await readFile(new URL('../dist/matchpoint.1', import.meta.url), 'utf8');
  const sections = [...page.matchAll(/^\.SS matchpoint (.+?)(?:\|\w+)? \[options\]/gm)].map(
    ([, path]) => path,
  );
  expect(sections).toEqual(Object.keys(commands));
  expect(page).toContain(`.TH MATCHPOINT 1 "" "matchpoint ${manifest.version}" "Matchpoint"`);
  expect(page).toContain('.B \\-\\-min\\-gpa <number>\nGPA of at least this\n');
  expect(page).toContain('.B \\-q, \\-\\-quiet\n');
  expect(page).toContain('  matchpoint agencies show 7 \\-\\-format json');
  const macros = new Set([...page.matchAll(/^[.'](\w+)/gm)].map(([, macro]) => macro));
  expect([...macros].sort()).toEqual(['B', 'PP', 'SH', 'SS', 'TH', 'TP', 'ad', 'fi', 'nf', 'nh']);
  expect(page).not.toMatch(/[^\n -~]/);
});
