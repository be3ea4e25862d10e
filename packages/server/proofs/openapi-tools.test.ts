import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder, testService } from '../src/testing/fixtures.ts';
import { freePort } from '../src/testing/own-postgres.ts';
import { idOf } from '../src/testing/test-answer.ts';
import { testPerson } from '../src/testing/test-person.ts';

/** Tools of others, from npm: too large to be installed for all. */
const tools = {
  redocly: '@redocly/cli@2.77.0',
  spectral: '@stoplight/spectral-cli@6.16.3',
  prism: '@stoplight/prism-cli@5.14.2',
} as const;
type Tool = keyof typeof tools;

const argsOf = (tool: Tool, args: readonly string[]) => [
  ...['--yes', '--prefer-offline', '--fetch-retries=0', '--package', tools[tool], '--', tool, ...args],
];
/** Milliseconds in which one is downloaded. */
const patience = 240_000;
const runTool = (tool: Tool, cwd: string, ...args: readonly string[]) =>
  promisify(execFile)('npx', argsOf(tool, args), { cwd, timeout: patience, maxBuffer: 1e8 });

const { project, server } = await testService({ listening: true, texts: { terms: '# Terms' } });
await server.addDemo();
// Three of the eleven calls end with a slash; all are answered with and without it.
const folder = await testFolder({
  'document.json': await (await server.fetch('/api/openapi.json')).text(),
  '.spectral.json': JSON.stringify({
    extends: ['spectral:oas'],
    rules: { 'path-keys-no-trailing-slash': 'off' },
  }),
  'redocly.yaml': 'extends: [recommended]\nrules: { no-path-trailing-slash: off }\n',
});

async function hasTool(tool: Tool): Promise<boolean> {
  return runTool(tool, folder, '--version').then(
    () => true,
    () => false,
  );
}

/** A test with a tool; its name says so where npm has none. */
async function testWith(tool: Tool, name: string, run: () => Promise<void>): Promise<void> {
  const has = await hasTool(tool);
  test.skipIf(!has)(has ? name : `${name}: npm can neither find nor download ${tools[tool]}`, run, patience);
}

/** What a tool has printed, also where it ended with complaints. */
async function printedBy(tool: Tool, ...args: readonly string[]): Promise<string> {
  const { stdout } = await runTool(tool, folder, ...args).catch(
    (error: { readonly stdout: string }) => error,
  );
  return stdout;
}

await testWith('redocly', 'Redocly has no complaint about the document', async () => {
  const { problems } = JSON.parse(await printedBy('redocly', 'lint', 'document.json', '--format', 'json'));
  expect(problems).toEqual([]);
});

await testWith('spectral', 'Spectral has no complaint about the document', async () => {
  const printed = await printedBy('spectral', 'lint', 'document.json', '--format', 'json', '--quiet');
  expect(JSON.parse(printed)).toEqual([]);
});

await testWith(
  'prism',
  'Prism, which validates each call and answer, has no complaint about a journey',
  async () => {
    const prism = await startPrism();
    const complaints: string[] = [];
    const me = await testPerson(
      {
        ...server,
        fetch: async (input, init) => {
          const answer = await fetch(new URL(String(input), prism), init);
          const found = answer.headers.get('sl-violations');
          if (found !== null) complaints.push(`${init?.method} ${input}: ${found}`);
          return answer;
        },
      },
      project,
    );
    const statuses: number[] = [];
    const call = async (...args: Parameters<typeof me.call>) => {
      const answer = await me.call(...args);
      statuses.push(answer.status);
      return answer;
    };

    await call('GET', '/api/athletes/?sport=Tennis&min_gpa=3.5&sort=-utr&limit=5');
    await call('GET', '/api/athletes/1');
    await call('GET', '/api/athletes/999999');
    await call('GET', '/api/agencies/?limit=5');
    await call('GET', '/api/athlete-distributions?sport=Tennis');
    await call('GET', '/api/texts/terms');
    await call('GET', '/api/users/me');
    const agencyId = idOf(await call('POST', '/api/users/me/agencies', { name: 'Demo', sports: ['Tennis'] }));
    const agency = `/api/users/me/agencies/${agencyId}`;
    await call('PATCH', agency, { city: 'Bern' });
    const draft = {
      name: 'Ada Example',
      available_semester: 'Fall',
      available_year: 2027,
      GPA: 3.7,
      UTR: 9.85,
    };
    const athleteId = idOf(await call('POST', `${agency}/athletes`, draft));
    await call('PATCH', `${agency}/athletes/${athleteId}`, { GPA: 3.8 });
    await call('GET', `${agency}/athletes/${athleteId}`);
    const rows = [
      { ...draft, client_ref: 'a' },
      { ...draft, name: 'Bo Sample', client_ref: 'b' },
    ];
    await call('POST', `${agency}/athletes/batch`, { athletes: rows });
    await call('GET', `${agency}/athletes/batch`);
    await call('GET', `${agency}/athletes`);
    await call('POST', `${agency}/invitations`, { email: 'bo@example.com' });
    await call('GET', `${agency}/members`);
    await call('GET', `${agency}/changes`);
    await call('GET', '/api/users/me/profiles');
    await call('GET', '/api/users/me/export');
    await call('DELETE', `${agency}/athletes/${athleteId}`);
    await call('DELETE', agency);
    expect(complaints).toEqual([]);
    expect(statuses).toEqual([
      ...[200, 200, 404, 200, 200, 200, 200, 201, 200, 201, 200, 200],
      ...[200, 200, 200, 201, 200, 200, 200, 200, 204, 204],
    ]);
  },
);

/** @returns the address of a proxy before the server, which notes what the document does not have */
async function startPrism(): Promise<string> {
  const port = String(await freePort());
  const args = ['proxy', join(folder, 'document.json'), server.url, '--port', port, '--host', '127.0.0.1'];
  const child = spawn('npx', argsOf('prism', args), {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    // npx and what it started.
    if (child.pid !== undefined) process.kill(-child.pid);
  });
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('is listening')) {
      child.stdout.resume();
      return `http://127.0.0.1:${port}`;
    }
  }
  throw new Error('Prism ended at its start.');
}
