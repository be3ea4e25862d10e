import type { AgencyDraft } from '../agencies/agency-draft.ts';
import { type AgencyEntry, agencyDraftOf, agencyEntries, noAgencyEntry } from '../agencies/agency-form.ts';
import { searchKey } from '../display/collation.ts';
import { type Creatable, createDialogMachine } from '../forms/create.machine.ts';
import type { CreatableProfileType } from './profile.ts';

export const creatableProfile: Creatable<CreatableProfileType, AgencyEntry, AgencyDraft> = {
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
};

/** The Add Profile dialog (rules/account.md#account-page, rules/agencies.md#agency-form, rules/agencies.md#agency-created). */
export const createProfileMachine = createDialogMachine('createProfile', creatableProfile);
