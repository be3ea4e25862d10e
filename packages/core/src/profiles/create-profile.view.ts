import type { SnapshotFrom } from 'xstate';
import { type AgencyEntry, agencyReasons } from '../agencies/agency-form.ts';
import { type CreateView, createView } from '../forms/create.view.ts';
import { creatableProfile, type createProfileMachine } from './create-profile.machine.ts';
import type { CreatableProfileType } from './profile.ts';

export function createProfileView(
  state: SnapshotFrom<typeof createProfileMachine>,
): CreateView<CreatableProfileType, AgencyEntry> {
  const view = createView(creatableProfile, state);
  return { ...view, reasons: agencyReasons(view.form, view.entry) };
}
