import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { home, matchpoint } from './matchpoint.ts';

test('the configuration file names the service and the format', async () => {
  const { url } = await fakeService((_, response) => json(response, 200, [{ id: 1, name: 'Demo' }]));
  const folder = join(home, crypto.randomUUID());
  const path = join(folder, 'matchpoint', 'config.json');
  await mkdir(join(folder, 'matchpoint'), { recursive: true });
  const list = (...args: string[]) => matchpoint(['agencies', 'list', ...args], { XDG_CONFIG_HOME: folder });
  await writeFile(path, JSON.stringify({ apiUrl: url, format: 'csv' }));
  expect(await list()).toEqual({
    code: 0,
    stdout:
      'id,name,sports,address,city,zip_code,country,email,phone_number,agency_information\r\n1,Demo,,,,,,,,\r\n',
    stderr: '',
  });
  expect((await list('--format', 'json')).stdout).toMatch(/^\[\n\{"id":"1"/);
  await writeFile(path, '{"apiUrl": "nonsense"}');
  expect(await list()).toEqual({
    code: 2,
    stdout: '',
    stderr: `error: ${path} apiUrl must be a URL that starts with http:// or https://.\n`,
  });
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
