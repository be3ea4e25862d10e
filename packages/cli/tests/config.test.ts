import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { home, matchpoint, says } from './matchpoint.ts';

const refused = (code: number, text: string) => ({ code, stdout: '', stderr: `error: ${text}\n` });

/** A configuration file with this text, or none. */
async function configured(text: string | null) {
  const folder = join(home, crypto.randomUUID());
  const path = join(folder, 'matchpoint', 'config.json');
  const env = { XDG_CONFIG_HOME: folder };
  if (text !== null) {
    await mkdir(join(folder, 'matchpoint'), { recursive: true });
    await writeFile(path, text);
  }
  return { path, env, config: (...args: string[]) => matchpoint(['config', ...args], env) };
}

test('the configuration file names the service and the format', async () => {
  const { url } = await fakeService((_, response) => json(response, 200, [{ id: 1, name: 'Demo' }]));
  const { env } = await configured(JSON.stringify({ apiUrl: url, format: 'csv' }));
  const list = (...args: string[]) => matchpoint(['agencies', 'list', ...args], env);
  expect(await list()).toEqual({
    code: 0,
    stdout:
      'id,name,sports,address,city,zip_code,country,email,phone_number,agency_information\r\n1,Demo,,,,,,,,\r\n',
    stderr: '',
  });
  expect((await list('--format', 'json')).stdout).toMatch(/^\[\n\{"id":"1"/);
});

test('messages can be verbose, quiet and coloured', async () => {
  const { url } = await fakeService((_, response) => json(response, 200, []));
  const list = (...args: string[]) => matchpoint(['agencies', 'list', '--api-url', url, ...args]);
  expect(await list('--quiet')).toEqual({ code: 0, stdout: 'ID  Name  Sports  Country\n', stderr: '' });
  expect((await list('--color')).stdout).toBe('\u001b[1mID  Name  Sports  Country\u001b[22m\n');
  expect((await list('--verbose')).stderr).toMatch(
    new RegExp(`^GET ${url}/api/agencies/\\?limit=1000: 200, \\d+ ms\nNo agencies match\\.\n$`),
  );
  expect(await list('--verbose', '--quiet')).toMatchObject({ code: 2 });
});

test('the configuration file is read and written by commands', async () => {
  const { path, config } = await configured(null);
  const silent = (stdout: string) => ({ code: 0, stdout, stderr: '' });
  const said = (text: string) => says(0, `${text}\n`);

  expect(await config('get', 'format')).toEqual(refused(1, `format is not set in ${path}.`));
  expect(await config('set', 'apiUrl', 'https://matchpoint.example/')).toEqual(
    said(`apiUrl is set in ${path}.`),
  );
  await config('set', 'color', 'false');
  await config('set', 'profile', 'true');
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
    apiUrl: 'https://matchpoint.example',
    color: false,
    profile: 'true',
  });
  expect(await config('get', 'apiUrl')).toEqual(silent('https://matchpoint.example\n'));
  expect(await config('list', '--format', 'ndjson', '--quiet')).toEqual(
    silent(
      [
        '{"key":"apiUrl","value":"https://matchpoint.example"}',
        '{"key":"format","value":null}',
        '{"key":"profile","value":"true"}',
        '{"key":"color","value":false}',
        ...['quiet', 'verbose', 'insecure', 'firebaseProject', 'firebaseApiKey', 'firebaseEmulator'].map(
          (key) => `{"key":"${key}","value":null}`,
        ),
        '',
      ].join('\n'),
    ),
  );
  expect(await config('list')).toMatchObject({
    stdout: expect.stringMatching(/^Key +Value\napiUrl +https:\/\/matchpoint\.example\nformat +-\n/),
    stderr: `The file is ${path}. Flags and the environment win over it.\n`,
  });
  expect(await config('unset', 'color')).toEqual(said(`color is not set in ${path}.`));
  expect(Object.keys(JSON.parse(await readFile(path, 'utf8')))).toEqual(['apiUrl', 'profile']);

  expect(await config('set', 'format', 'xml')).toEqual(
    refused(2, 'format must be one of table, json, ndjson, csv.'),
  );
  expect(await config('set', 'quiet', 'yes')).toEqual(refused(2, 'quiet must be true or false.'));
  expect(await config('set', 'refreshToken', 'secret')).toMatchObject({
    code: 2,
    stderr: expect.not.stringContaining('secret'),
  });
});

test('a broken configuration file can be fixed by a command, and its values are not printed', async () => {
  const { path, config } = await configured(
    '{"apiUrl": "https://ada:secret@matchpoint.example", "color": true}',
  );
  expect(await config('get', 'apiUrl')).toEqual(
    refused(2, `${path} apiUrl must be an address alone, without a password, a query or a fragment.`),
  );
  expect(await config('set', 'apiUrl', 'https://matchpoint.example')).toMatchObject({ code: 0 });
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
    apiUrl: 'https://matchpoint.example',
    color: true,
  });
  await writeFile(path, '{');
  expect(await config('set', 'color', 'true')).toEqual(refused(2, `${path} must be one JSON object.`));
  expect(await readFile(path, 'utf8')).toBe('{');
});
