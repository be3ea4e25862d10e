import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { home, matchpoint } from './matchpoint.ts';
import { signedInAgency } from './my-agency.ts';
import { keys, openTerminal } from './terminal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    cluster: inject('cluster'),
    authEmulator: inject('authEmulator'),
    listening: true,
  });
});
afterAll(() => server.stop());

async function roster(name: string): Promise<string> {
  const path = join(home, `${crypto.randomUUID()}.csv`);
  await writeFile(path, `Full Nm,Available for,Stars\n${name},Fall 2027,5\n`);
  return path;
}

test('what a person chose for headers holds for the next file of the agency, and is said', async () => {
  const { env, athletes } = await signedInAgency(server.url);
  const terminal = openTerminal(['athletes', 'import', await roster('Demo Ada')], env);
  for (const [question, typed] of [
    ['No column matches name', keys.enter],
    ['Which field is the column "Stars"?', keys.enter],
    ['Send 1 athlete?', `y${keys.enter}`],
  ] as const) {
    await terminal.until(question);
    terminal.type(typed);
  }
  expect(await terminal.ended).toBe(0);

  const said = 'As chosen for the last file: "Full Nm" is name, "Stars" is left out.';
  const next = await roster('Demo Bo');
  const checked = await matchpoint(['athletes', 'validate', next], env);
  expect([checked.code, checked.stderr]).toEqual([0, expect.stringContaining(said)]);
  const imported = await matchpoint(['athletes', 'import', next, '--yes'], env);
  expect([imported.code, imported.stderr]).toEqual([0, expect.stringContaining(said)]);
  expect((await athletes()).map(({ name }) => name).toSorted()).toEqual(['Demo Ada', 'Demo Bo']);
});
