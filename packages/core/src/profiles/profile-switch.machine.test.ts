import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import { profileSwitchMachine } from './profile-switch.machine.ts';

interface Wanted {
  readonly profileId: string;
}
const refusal = (status: number, text: string) => new ApiError('refused', text, { status });
const puppets = {
  switchProfile: puppet<void, Wanted>('switchProfile', {
    done: [undefined],
    failed: [refusal(405, 'No such call.'), refusal(404, 'Not found.'), refusal(422, 'Not yours.')],
  }),
  findProfile: puppet<boolean, Wanted>('findProfile', {
    done: [true, false],
    failed: [new ApiError('unreachable', 'The service cannot be reached.')],
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
} satisfies Parameters<typeof walk<typeof profileSwitchMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(16);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "profileSwitch: settled {wanted: '', problem: null}
      choose → switching #busy {wanted: '7'}, starts switchProfile {profileId: '7'}
        dismiss → settled
        switchProfile done → settled, emits profileSwitched
        switchProfile failed: ApiError: No such call. → keptHere, emits profileChosenHere {profileId: '7'}
          choose → switching #busy, starts switchProfile {profileId: '7'}
          dismiss → settled
          activeProfileNotFound → verifying #busy, starts findProfile {profileId: '7'}
        switchProfile failed: ApiError: Not found. → gone, emits profileGone
          choose → switching #busy, starts switchProfile {profileId: '7'}
          dismiss → settled
        switchProfile failed: ApiError: Not yours. → refused {problem: 'Not yours.'}
          choose → switching #busy {problem: null}, starts switchProfile {profileId: '7'}
          dismiss → settled {problem: null}
          activeProfileNotFound → verifying #busy, starts findProfile {profileId: '7'}
      dismiss → settled
      activeProfileNotFound → verifying #busy {wanted: '7'}, starts findProfile {profileId: '7'}
        choose → switching #busy, starts switchProfile {profileId: '7'}
        dismiss → settled
        findProfile done → settled
        findProfile done → gone, emits profileGone
        findProfile failed: ApiError: The service cannot be reached. → settled"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});
