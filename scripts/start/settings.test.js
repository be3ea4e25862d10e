import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { environmentFor, readSettings } from './settings.js';

test('without any variable everything has its place', () => {
  const { environment, ...settings } = readSettings('/project', {});
  expect(environment).toEqual({});
  expect(settings).toEqual({
    web: {
      address: '127.0.0.1',
      port: 4300,
      purpose: 'the web app',
      wayOut: 'choose another with PORT, like PORT=4301',
    },
    identity: {
      address: '127.0.0.1',
      port: 9099,
      purpose: 'the local identity provider',
      wayOut:
        'choose another with FIREBASE_AUTH_EMULATOR_HOST, like FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9100',
    },
    url: 'http://127.0.0.1:4300',
    dataDir: '/project/.matchpoint',
    projectId: 'demo-matchpoint',
  });
});

test('the environment wins over .env, and what is empty counts as absent', () => {
  const root = temporaryFolder({
    '.env': 'PORT=5000\nHOST=0.0.0.0\nMATCHPOINT_DATA_DIR="my data"\nDATABASE_URL=\n',
  });
  const { web, dataDir, environment } = readSettings(root, { PORT: '6000', HOST: '' });
  expect([web.port, web.address, dataDir]).toEqual([6000, '0.0.0.0', `${root}/my data`]);
  expect(environment).toEqual({ PORT: '6000', HOST: '0.0.0.0', MATCHPOINT_DATA_DIR: 'my data' });
});

test.each([
  [{ PORT: '70000' }, 'PORT must have a port from 0 to 65535 (0 takes a free one), not "70000".'],
  [{ PORT: 'http' }, 'PORT must have a port from 0 to 65535 (0 takes a free one), not "http".'],
  [
    { FIREBASE_AUTH_EMULATOR_HOST: '0.0.0.0:9099' },
    'FIREBASE_AUTH_EMULATOR_HOST must be a loopback address and a port, such as 127.0.0.1:9099, not "0.0.0.0:9099".',
  ],
  [
    { FIREBASE_PROJECT_ID: 'matchpoint-live', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    'FIREBASE_PROJECT_ID is the real project "matchpoint-live" while FIREBASE_AUTH_EMULATOR_HOST asks for the local identity provider, which believes any token: leave one of them out.',
  ],
])('%o is refused', (variables, message) => {
  expect(() => readSettings('/project', variables)).toThrow(message);
});

test('the server is told the local identity provider, wherever it listens', () => {
  const settings = readSettings('/project', { FIREBASE_API_KEY: 'mine' });
  expect(environmentFor(settings, '/project', '127.0.0.1:1234')).toEqual({
    MATCHPOINT_ACCESS_LOG: 'off',
    MATCHPOINT_DATA_DIR: '/project/.matchpoint',
    MATCHPOINT_WEB_DIR: '/project/packages/web/dist',
    MATCHPOINT_DRAIN_SECONDS: '0',
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1234',
    FIREBASE_API_KEY: 'mine',
  });
});

test('with a real project nothing of the local identity provider is set', () => {
  const settings = readSettings('/project', { FIREBASE_PROJECT_ID: 'matchpoint-live' });
  expect(settings.identity).toBeUndefined();
  expect(environmentFor(settings, '/project', undefined)).toEqual({
    MATCHPOINT_ACCESS_LOG: 'off',
    MATCHPOINT_DATA_DIR: '/project/.matchpoint',
    MATCHPOINT_WEB_DIR: '/project/packages/web/dist',
    MATCHPOINT_DRAIN_SECONDS: '0',
    FIREBASE_PROJECT_ID: 'matchpoint-live',
  });
});
