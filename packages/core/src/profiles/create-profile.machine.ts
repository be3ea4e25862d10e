import { agencyDraftOf, changedAgencyFields, noAgencyEntry } from '../agencies/agency-form.ts';
import { createDialogMachine } from '../forms/create.machine.ts';
import type { CreatableProfileType } from './profile.ts';

/** The Add Profile dialog (rules.md#account-page, rules.md#agency-form, rules.md#agency-created). */
export const createProfileMachine = createDialogMachine('createProfile', {
  blank: noAgencyEntry,
  isSame: (one, other) => changedAgencyFields(one, other).length === 0,
  isComingSoon: (type: CreatableProfileType) => type === 'Coach',
  // Nothing is required of an agency here: the service says.
  judge: (_, entry) => ({ payload: agencyDraftOf(entry) }),
  keyUsed:
    'An earlier attempt already created this agency, as it was entered then. Close this form: it is among your profiles, and you can change it in My Agency.',
});
