import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { testFolder, testServer } from '../testing/fixtures.ts';
import { identityOfPages, identityOfServer, lookAtPages, withIdentity } from './page-identity.ts';

const page = (content: string) => `<meta name="matchpoint-identity" content="${content}">`;
const folder = (content: string) => testFolder({ 'index.html': page(content) });
const empty = await folder('');

const live = { FIREBASE_PROJECT_ID: 'matchpoint-live', FIREBASE_API_KEY: 'AIza-1' };
const demo = { FIREBASE_PROJECT_ID: 'demo-x', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };

test.each([
  [{}, null],
  [{ FIREBASE_PROJECT_ID: 'matchpoint-live' }, null],
  [{ FIREBASE_API_KEY: 'AIza-1' }, null],
  [
    { ...live, FIREBASE_AUTH_DOMAIN: 'live.example.com' },
    { apiKey: 'AIza-1', authDomain: 'live.example.com', projectId: 'matchpoint-live' },
  ],
  [demo, { projectId: 'demo-x', emulatorUrl: 'http://localhost:9099' }],
  [
    { ...demo, VITE_FIREBASE_AUTH_EMULATOR_URL: 'https://emulator.example.com' },
    { projectId: 'demo-x', emulatorUrl: 'https://emulator.example.com' },
  ],
])('a server with %o tells its pages %o', (variables, told) => {
  const identity = identityOfServer(readEnvironment(variables));
  expect(identity && Object.fromEntries(identity)).toEqual(told);
});

test('any value stays within its attribute, and is read again as it was', () => {
  const values = { apiKey: `"'><script>&amp;$&`, projectId: 'demo-x&apiKey=2' };
  const written = withIdentity(page('projectId=built'), new URLSearchParams(values));
  expect(written).toBe(page('apiKey=%22%27%3E%3Cscript%3E%26amp%3B%24%26&amp;projectId=demo-x%26apiKey%3D2'));
  expect(Object.fromEntries(identityOfPages(written) ?? [])).toEqual(values);
});

test('where people sign in is part of a document, of its tag, and of what it may call', async () => {
  const one = await testServer({ webDir: empty, authEmulator: '127.0.0.1:9', project: 'demo-one' });
  const two = await testServer({
    sharing: one,
    webDir: empty,
    authEmulator: '127.0.0.1:8',
    project: 'demo-two',
  });
  const before = await one.fetch('http://one.example/athletes');
  const tag = before.headers.get('ETag') ?? '';
  const asked = { headers: { 'If-None-Match': tag } };
  const [same, after] = await Promise.all(
    [one, two].map(({ fetch }) => fetch('http://one.example/athletes', asked)),
  );
  expect([same?.status, after?.status]).toEqual([304, 200]);
  expect(await after?.text()).toContain(
    page('projectId=demo-two&amp;emulatorUrl=http%3A%2F%2F127.0.0.1%3A8'),
  );
  expect(after?.headers.get('Content-Security-Policy')).toContain("connect-src 'self' http://127.0.0.1:8;");
});

const remedy =
  "set FIREBASE_API_KEY to the web API key of matchpoint-live (Firebase's console, Project settings, Your apps)";

test.each([
  ['', live, 'ok', 'They sign in at matchpoint-live.'],
  ['projectId=other&apiKey=2', live, 'ok', 'They sign in at matchpoint-live.'],
  ['', demo, 'ok', 'They sign in at demo-x at the local emulator http://localhost:9099.'],
  ['projectId=matchpoint-live&amp;apiKey=2', {}, 'ok', 'They sign in at matchpoint-live.'],
  ['', {}, 'WRONG', `FIREBASE_API_KEY is not set, so nobody can sign in on them; ${remedy}.`],
  [
    'projectId=matchpoint-live',
    {},
    'WRONG',
    `FIREBASE_API_KEY is not set, so nobody can sign in on them; ${remedy}.`,
  ],
  [
    'projectId=other&amp;apiKey=2',
    {},
    'WRONG',
    `They were built to sign in at other, and this server takes accounts of matchpoint-live; ${remedy}.`,
  ],
  [
    'projectId=matchpoint-live&amp;emulatorUrl=http://localhost:1',
    {},
    'WRONG',
    `They were built to sign in at matchpoint-live at the local emulator http://localhost:1, and this server takes accounts of matchpoint-live; ${remedy}.`,
  ],
])(
  'of pages with "%s" and a server with %o the check says: %s, %s',
  async (content, variables, verdict, words) => {
    const MatchpointWebDir = await folder(content);
    const environment = readEnvironment({
      FIREBASE_PROJECT_ID: 'matchpoint-live',
      ...variables,
      MATCHPOINT_WEB_DIR: MatchpointWebDir,
    });
    expect(await lookAtPages(environment)).toEqual([{ about: 'pages', isWrong: verdict === 'WRONG', words }]);
  },
);

test('pages of an older build are named; without pages or a project there is nothing to compare', async () => {
  const older = await testFolder({ 'index.html': '<title>Matchpoint</title>' });
  expect(await lookAtPages(readEnvironment({ ...live, MATCHPOINT_WEB_DIR: older }))).toEqual([
    {
      about: 'pages',
      isWrong: true,
      words: `Those in ${older} are of an older build, which a server tells nothing; build them again.`,
    },
  ]);
  expect(await lookAtPages(readEnvironment(live))).toEqual([]);
  expect(await lookAtPages(readEnvironment({ MATCHPOINT_WEB_DIR: empty }))).toEqual([]);
});
