import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { testFolder } from './testing/fixtures.ts';

const folder = await testFolder({ 'index.html': '' });
const file = join(folder, 'index.html');

test('docs/configuration.md gives each default', () => {
  const text = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  const [, server = ''] = text.split(/^## /m);
  const documented = Array.from(server.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm), ([, name = '', value]) => [
    name,
    value === '–' ? '' : value,
  ]);
  expect(documented.length).toBeGreaterThan(30);
  expect(readEnvironment(Object.fromEntries(documented))).toEqual(readEnvironment({}));
});

test('a blank variable is a missing one, and others are ignored', () => {
  const blank = { PORT: '', DATABASE_URL: '', CORS_ORIGINS: '', HOME: '/root' };
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
});

test('every variable is read', () => {
  const texts = {
    HOST: '::1',
    DATABASE_URL: 'postgres://me:secret@db.example.com/directory',
    MATCHPOINT_WEB_DIR: folder,
    MATCHPOINT_METRICS_HOST: '0.0.0.0',
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_API_KEY: 'AIza_Sy-Example',
    FIREBASE_AUTH_DOMAIN: 'matchpoint-live.firebaseapp.com',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    GOOGLE_APPLICATION_CREDENTIALS: file,
    PUBLIC_URL: 'https://matchpoint.example.com',
    MATCHPOINT_PRIVACY_FILE: '/privacy.md',
  };
  const numbers = {
    PORT: 0,
    MATCHPOINT_METRICS_PORT: 9464,
    MATCHPOINT_SIGN_UPS_PER_HOUR: 600,
    MATCHPOINT_READS_PER_MINUTE: 0,
    MATCHPOINT_AGENCIES_PER_USER: 1,
    MATCHPOINT_ATHLETES_PER_AGENCY: 2,
    MATCHPOINT_ROWS_PER_MINUTE: 1000,
    MATCHPOINT_REQUEST_SECONDS: 300,
    MATCHPOINT_IDLE_SECONDS: 1,
    MATCHPOINT_DRAIN_SECONDS: 0,
    MATCHPOINT_ANSWER_SECONDS: 2,
    MATCHPOINT_SEARCH_SECONDS: 9,
    MATCHPOINT_LIST_SECONDS: 3,
    MATCHPOINT_STATEMENT_SECONDS: 4,
    MATCHPOINT_LOCK_SECONDS: 5,
    MATCHPOINT_QUEUE_SECONDS: 6,
    MATCHPOINT_QUEUE_LENGTH: 7,
    MATCHPOINT_DATABASE_CONNECTIONS: 8,
    MATCHPOINT_AUDIT_DAYS: 30,
  };
  expect(
    readEnvironment({
      ...texts,
      ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)])),
      MATCHPOINT_DATA_DIR: 'data',
      MATCHPOINT_MIGRATE: 'off',
      MATCHPOINT_ACCESS_LOG: 'off',
      MATCHPOINT_EXTENSIONS: 'off',
      MATCHPOINT_SEARCH_ENGINES: 'off',
      MATCHPOINT_CONTACT: 'help@matchpoint.example.com',
      MATCHPOINT_VERIFIED_EMAIL: 'on',
      MATCHPOINT_STATEMENTS: 'named',
      CORS_ORIGINS: 'https://a.example.com, http://localhost:5173',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      MATCHPOINT_TERMS_FILE: 'terms.md',
      VITE_API_BASE_URL: 'https://api.example.com/v1',
    }),
  ).toEqual({
    ...texts,
    ...numbers,
    MATCHPOINT_DATA_DIR: resolve('data'),
    MATCHPOINT_MIGRATE: false,
    MATCHPOINT_ACCESS_LOG: false,
    MATCHPOINT_EXTENSIONS: false,
    MATCHPOINT_FIELDS: [],
    MATCHPOINT_CONSENT: 'off',
    MATCHPOINT_SEARCH_ENGINES: false,
    MATCHPOINT_CONTACT: 'mailto:help@matchpoint.example.com',
    MATCHPOINT_VERIFIED_EMAIL: true,
    MATCHPOINT_STATEMENTS: 'named',
    CORS_ORIGINS: ['https://a.example.com', 'http://localhost:5173'],
    TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    MATCHPOINT_TERMS_FILE: resolve('terms.md'),
    VITE_API_BASE_URL: 'https://api.example.com',
  });
});

const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_PROJECT_ID: 'demo-matchpoint' };

test('optional fields are named in any order, and known in that of the table', () => {
  expect(readEnvironment({ MATCHPOINT_FIELDS: 'ielts, wtn' }).MATCHPOINT_FIELDS).toEqual(['WTN', 'IELTS']);
});

test.each(['mailto:help@example.com', 'MAILTO:help@example.com?subject=Matchpoint'])(
  '%s is the address in it',
  (contact) => {
    const { MATCHPOINT_CONTACT } = readEnvironment({ MATCHPOINT_CONTACT: contact });
    expect(MATCHPOINT_CONTACT).toBe('mailto:help@example.com');
  },
);

test('a page to write on is taken as it stands in a header that commas divide', () => {
  const { MATCHPOINT_CONTACT } = readEnvironment({ MATCHPOINT_CONTACT: 'https://example.com/hélp?a=1,2' });
  expect(MATCHPOINT_CONTACT).toBe('https://example.com/h%C3%A9lp?a=1%2C2');
});

test.each([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: '-1' }],
  ['HOST', { HOST: 'http://localhost' }],
  ...['0.0.0.0', '::', '10.0.0.5', '127.example.com', 'directory.example.com'].map(
    (host): [string, Record<string, string>] => ['HOST', { ...emulator, HOST: host }],
  ),
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'localhost:5432' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://one:5432,two:5432/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://one,two/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://one/x?target_session_attrs=read-write' }],
  ['MATCHPOINT_EXTENSIONS', { MATCHPOINT_EXTENSIONS: 'yes' }],
  ['MATCHPOINT_FIELDS', { MATCHPOINT_FIELDS: 'wtn,shoe' }],
  ['MATCHPOINT_FIELDS', { MATCHPOINT_FIELDS: 'wtn', MATCHPOINT_EXTENSIONS: 'off' }],
  ['MATCHPOINT_CONSENT', { MATCHPOINT_CONSENT: 'on' }],
  ['MATCHPOINT_CONSENT', { MATCHPOINT_CONSENT: 'hide', MATCHPOINT_EXTENSIONS: 'off' }],
  ['MATCHPOINT_WEB_DIR', { MATCHPOINT_WEB_DIR: join(folder, 'nowhere') }],
  ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: 'Not A Project' }],
  ['FIREBASE_PROJECT_ID', { ...emulator, FIREBASE_PROJECT_ID: 'real-project' }],
  ['FIREBASE_PROJECT_ID', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
  ['FIREBASE_AUTH_EMULATOR_HOST', { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.1:9099' }],
  ['FIREBASE_AUTH_EMULATOR_HOST', { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: 'auth.example.com:9099' }],
  ['FIREBASE_AUTH_EMULATOR_HOST', { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1' }],
  ['FIREBASE_API_KEY', { FIREBASE_API_KEY: '"quoted"' }],
  ['FIREBASE_AUTH_DOMAIN', { FIREBASE_AUTH_DOMAIN: 'https://live.example.com' }],
  ['GOOGLE_APPLICATION_CREDENTIALS', { GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'missing.json') }],
  ['PUBLIC_URL', { PUBLIC_URL: 'matchpoint.example.com' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://example.com/matchpoint' }],
  ...[
    'help',
    'mailto:help',
    'http://example.com/help',
    'https://me:secret@example.com',
    'a@example.com, b@example.com',
  ].map((contact): [string, Record<string, string>] => [
    'MATCHPOINT_CONTACT',
    { MATCHPOINT_CONTACT: contact },
  ]),
  ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example.com/' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example.com,b.example.com' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'true' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8/8' }],
  ['MATCHPOINT_SIGN_UPS_PER_HOUR', { MATCHPOINT_SIGN_UPS_PER_HOUR: '0' }],
  ['MATCHPOINT_ATHLETES_PER_AGENCY', { MATCHPOINT_ATHLETES_PER_AGENCY: '1000000' }],
  ['MATCHPOINT_ROWS_PER_MINUTE', { MATCHPOINT_ROWS_PER_MINUTE: '999' }],
  ['MATCHPOINT_REQUEST_SECONDS', { MATCHPOINT_REQUEST_SECONDS: '0.5' }],
  ['MATCHPOINT_VERIFIED_EMAIL', { MATCHPOINT_VERIFIED_EMAIL: 'yes' }],
  ['MATCHPOINT_STATEMENTS', { MATCHPOINT_STATEMENTS: 'on' }],
  ['MATCHPOINT_AUDIT_DAYS', { MATCHPOINT_AUDIT_DAYS: '0' }],
  ['MATCHPOINT_IDLE_SECONDS', { MATCHPOINT_IDLE_SECONDS: 'never' }],
  ['VITE_API_BASE_URL', { VITE_API_BASE_URL: '/api' }],
])('%s: one sentence with the form that is wanted, for %o', (name, variables) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
});

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost', 'LOCALHOST'])(
  'the emulator is taken with HOST=%s, which only this machine reaches',
  (host) => {
    expect(readEnvironment({ ...emulator, HOST: host }).HOST).toBe(host);
  },
);

test('a HOST that others reach is taken without the emulator', () => {
  expect(readEnvironment({ HOST: '0.0.0.0', FIREBASE_PROJECT_ID: 'matchpoint-live' }).HOST).toBe('0.0.0.0');
});

test('each bad variable has its line, and no value of a secret is repeated', () => {
  const read = () => readEnvironment({ PORT: 'x', DATABASE_URL: 'mysql://me:hunter2@db/x', HOST: '??' });
  expect(read).toThrow(/^PORT .*\nHOST .*\nDATABASE_URL .*$/);
  expect(read).not.toThrow(/hunter2/);
});
