import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { profileSwitchMachine } from './profile-switch.machine.ts';
import { profileSwitchView } from './profile-switch.view.ts';

interface Wanted {
  readonly profileId: string;
}
const refusal = (status: number, text: string) => new ApiError('refused', text, { status });
const noCall = refusal(405, 'No such call.');
const notFound = refusal(404, 'Not found.');
const notYours = refusal(422, 'Not yours.');
const away = new ApiError('unreachable', 'The service cannot be reached.');
const puppets = {
  switchProfile: puppet<void, Wanted>('switchProfile', {
    done: [undefined],
    failed: [noCall, notFound, notYours],
  }),
  findProfile: puppet<boolean, Wanted>('findProfile', {
    done: [true, false],
    failed: [away],
  }),
};
const scene = {
  machine: profileSwitchMachine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'choose', profileId: '7' },
    { type: 'dismiss' },
    { type: 'activeProfileNotFound', profileId: '7' },
  ],
  names: { noCall, notFound, notYours, away },
} satisfies Scene<typeof profileSwitchMachine>;

testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "profileSwitch
      start → settled {wanted: '', problem: null}
    settled
      choose → switching {wanted: '7'}, starts switchProfile {profileId: '7'}
      dismiss → settled
      activeProfileNotFound → verifying {wanted: '7'}, starts findProfile {profileId: '7'}
    switching #busy
      dismiss → settled
      switchProfile done → settled, emits profileSwitched
      switchProfile failed: noCall → keptHere, emits profileChosenHere {profileId: '7'}
      switchProfile failed: notFound → gone, emits profileGone
      switchProfile failed: notYours → refused {problem: 'Not yours.'}
    verifying #busy
      choose → switching, starts switchProfile {profileId: '7'}
      dismiss | findProfile done: true | findProfile failed: away → settled
      findProfile done: false → gone, emits profileGone
    keptHere
      choose → switching, starts switchProfile {profileId: '7'}
      dismiss → settled
      activeProfileNotFound → verifying, starts findProfile {profileId: '7'}
    gone
      choose → switching, starts switchProfile {profileId: '7'}
      dismiss → settled
    refused
      choose → switching {problem: null}, starts switchProfile {profileId: '7'}
      dismiss → settled {problem: null}
      activeProfileNotFound → verifying, starts findProfile {profileId: '7'}"
  `);
});

test.each([
  ['settled', { step: 'settled' }],
  ['switching', { step: 'busy' }],
  ['verifying', { step: 'busy' }],
  ['refused', { step: 'refused', problem: 'Not yours.' }],
  [
    'keptHere',
    {
      step: 'keptHere',
      problem: 'This service cannot switch profiles. Your choice is kept on this device.',
    },
  ],
  [
    'gone',
    {
      step: 'gone',
      problem: 'This profile is no longer yours: its agency was removed, or you were. Choose another one.',
    },
  ],
] as const)('%s: %j', (value, shown) => {
  const context = { wanted: '7', problem: 'Not yours.' };
  expect(profileSwitchView(profileSwitchMachine.resolveState({ value, context }))).toEqual(shown);
});
