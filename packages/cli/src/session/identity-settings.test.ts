import { expect, test } from 'vitest';
import { identitySettings } from './identity-settings.ts';

const local = { apiUrl: 'http://127.0.0.1:4300' };
const remote = { apiUrl: 'https://matchpoint.example' };
const demo = { project: 'demo-matchpoint', apiKey: 'demo' };

test('a service on this machine uses the emulator of npm start', () => {
  expect(identitySettings(local, { env: {} })).toEqual({ ...demo, emulatorUrl: 'http://127.0.0.1:9099' });
  expect(identitySettings(local, { env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9100' } })).toEqual({
    ...demo,
    emulatorUrl: 'http://127.0.0.1:9100',
  });
  expect(identitySettings({ ...local, firebaseEmulator: 'http://127.0.0.1:1' }, { env: {} })).toEqual({
    ...demo,
    emulatorUrl: 'http://127.0.0.1:1',
  });
});

test('a service elsewhere needs its project and key, so no password goes to the wrong place', () => {
  expect(() => identitySettings(remote, { env: {} })).toThrow(
    'The Firebase project of https://matchpoint.example is not configured.',
  );
  const live = { ...remote, firebaseProject: 'matchpoint-live' };
  expect(() => identitySettings(live, { env: {} })).toThrow('The web API key of the Firebase project');
  expect(identitySettings({ ...live, firebaseApiKey: 'key' }, { env: {} })).toEqual({
    project: 'matchpoint-live',
    apiKey: 'key',
    emulatorUrl: null,
  });
});
