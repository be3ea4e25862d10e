import { expect, test } from 'vitest';
import { readRemembered, writeRemembered } from './remembered-profile.ts';

const user = {
  email: 'demo@example.com',
  active_profile: '7',
  active_profile_name: 'Demo Agency',
  active_profile_type: 'Agency',
};

test('the active profile is read as it was written, without anything else of the person', () => {
  const text = writeRemembered(user);
  expect(readRemembered(text)).toEqual({ version: 1, name: 'Demo Agency', type: 'Agency' });
  expect(text).not.toContain('demo@example.com');
});

test('without an active profile nothing is written', () => {
  expect(writeRemembered({ ...user, active_profile: null })).toBeNull();
});

test.each([null, '', 'Demo', '{"version":2,"name":"Demo","type":"Agency"}', '{"version":1,"name":"Demo"}'])(
  '%j is not a remembered profile',
  (text) => expect(readRemembered(text)).toBeNull(),
);
