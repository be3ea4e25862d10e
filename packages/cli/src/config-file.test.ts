import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyConfig, readConfig } from './config-file.ts';
import { addGlobalOptions, type GlobalOptions } from './global-options.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint config '));
  await mkdir(join(folder, 'matchpoint'));
});
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'matchpoint', 'config.json');
const read = () => readConfig({ env: { XDG_CONFIG_HOME: folder } });
async function readText(text: string) {
  await writeFile(path(), text);
  return read();
}

test('without a file nothing is configured', async () => {
  expect(await read()).toEqual({});
  expect(await readConfig({ env: { HOME: folder, XDG_CONFIG_HOME: 'relative' } })).toEqual({});
});

test('the file is read, and addresses lose their trailing slash', async () => {
  expect(
    await readText('\uFEFF{"apiUrl": "https://example.com/x/", "color": false, "format": "json"}'),
  ).toEqual({
    apiUrl: 'https://example.com/x',
    color: false,
    format: 'json',
  });
});

test.each([
  ['{', 'must be one JSON object.'],
  ['[]', 'must be one JSON object.'],
  ['{"apiUrl": "ftp://x"}', 'apiUrl must be a URL that starts with http:// or https://.'],
  [
    '{"format": "xml", "quiet": "yes"}',
    'format must be one of table, json, ndjson, csv; quiet must be true or false.',
  ],
  ['{"profile": ""}', 'profile must not be empty.'],
  [
    '{"apiurl": "https://x"}',
    'has unknown keys: "apiurl"; the keys are apiUrl, format, profile, color, quiet, verbose, insecure, firebaseProject, firebaseApiKey, firebaseEmulator.',
  ],
])('%s: what is wrong with it is said, and where it lies', async (text, problem) => {
  await expect(readText(text)).rejects.toMatchObject({ exitCode: 2, message: `${path()} ${problem}` });
});

/** The options of one command line, with a configuration that names another service, format and profile. */
function options(args: readonly string[], env: Record<string, string> = {}): GlobalOptions {
  const program = addGlobalOptions(new Command());
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    const command = program.command('do').action(() => {
      const given = { apiUrl: 'https://file.example', format: 'csv', profile: 'File', color: true } as const;
      applyConfig(command, given, { env });
    });
    program.parse(['do', ...args], { from: 'user' });
    return command.optsWithGlobals<GlobalOptions>();
  } finally {
    process.env = before;
  }
}

test('precedence is flag, environment, file, default', () => {
  expect(options([])).toEqual({
    apiUrl: 'https://file.example',
    format: 'csv',
    profile: 'File',
    color: true,
    input: true,
  });
  expect(options([], { MATCHPOINT_API_URL: 'https://env.example', MATCHPOINT_PROFILE: 'Env' })).toMatchObject(
    {
      apiUrl: 'https://env.example',
      profile: 'Env',
    },
  );
  expect(
    options(['--api-url', 'https://flag.example', '--format', 'json', '--no-color'], {
      MATCHPOINT_API_URL: 'https://env.example',
    }),
  ).toEqual({ apiUrl: 'https://flag.example', format: 'json', profile: 'File', color: false, input: true });
  expect(options([], { NO_COLOR: '1' }).color).toBeUndefined();
});
