import type { SnapshotFrom } from 'xstate';
import type { AgencyEntry } from '../agencies/agency-form.ts';
import { type CreateView, createView } from '../forms/create.view.ts';
import { creatableProfile, type createProfileMachine } from './create-profile.machine.ts';
import type { CreatableProfileType } from './profile.ts';

export function createProfileView(
  state: SnapshotFrom<typeof createProfileMachine>,
): CreateView<CreatableProfileType, AgencyEntry> {
  return createView(creatableProfile, state);
}
