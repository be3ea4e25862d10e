import { expect, test } from 'vitest';
import { withChosenProfile } from './chosen-profile.ts';

const user = {
  email: 'ada@example.com',
  active_profile: '1',
  active_profile_name: 'North',
  active_profile_type: 'Agency',
};
const profiles = [
  { id: '1', name: 'North', profile_type: 'Agency' },
  { id: '2', name: 'South', profile_type: 'Coach' },
];

test('a profile that was chosen on this device is the active one, as long as it is listed', () => {
  const active = (chosen: string | null) => withChosenProfile({ user, profiles, unreadable: 1 }, chosen);
  expect(active('2')).toEqual({
    user: {
      email: 'ada@example.com',
      active_profile: '2',
      active_profile_name: 'South',
      active_profile_type: 'Coach',
    },
    profiles,
    unreadable: 1,
  });
  expect([active(null), active('3')]).toEqual([
    { user, profiles, unreadable: 1 },
    { user, profiles, unreadable: 1 },
  ]);
});
