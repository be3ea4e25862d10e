import type { SnapshotFrom } from 'xstate';
import type { AgencyDraft } from '../agencies/agency-draft.ts';
import {
  type AgencyEntry,
  agencyDraftOf,
  agencyEntries,
  agencyReasons,
  noAgencyEntry,
} from '../agencies/agency-form.ts';
import type { AgencyPorts } from '../client/client.ts';
import { searchKey } from '../display/collation.ts';
import { createForm } from '../forms/create.form.ts';
import { type CreatableProfileType, profileKeys } from './profile.ts';

type ProfilePorts = Omit<AgencyPorts, 'agencyId'>;

const form = createForm<ProfilePorts, CreatableProfileType, AgencyEntry, AgencyDraft>({
  id: 'createProfile',
  fields: agencyEntries,
  blank: noAgencyEntry,
  first: null,
  isComingSoon: (type) => type === 'Coach',
  // The service alone decides what is required.
  judge: (type, entry) =>
    type === null
      ? { problems: [{ field: 'profile_type', message: 'is required' }] }
      : { payload: agencyDraftOf(entry) },
  namesakeKey: ({ name }) => searchKey(name),
  keyUsed:
    'An earlier attempt already created this agency, as it was entered then. Close this form: it is among your profiles, and you can change it in My Agency.',
  create: ({ client, authorize }, draft, options) =>
    authorize((token) => client.createAgency(draft, { token, ...options })),
  list: async ({ client, authorize }, signal) =>
    profileKeys((await authorize((token) => client.listProfiles({ token, signal }))).rows),
});

/** The Add Profile dialog (rules/account.md#account-page, rules/agencies.md#agency-form, rules/agencies.md#agency-created). */
export const createProfile = {
  ...form,
  view: (state: SnapshotFrom<typeof form.machine>) => {
    const view = form.view(state);
    return { ...view, reasons: agencyReasons(view.form, view.entry) };
  },
};
