import type { SnapshotFrom } from 'xstate';
import { type EditView, editView } from '../forms/edit.view.ts';
import type { Stored } from '../forms/revision.ts';
import { type AgencyEntry, agencyReasons } from './agency-form.ts';
import { type editAgencyMachine, editableAgency } from './edit-agency.machine.ts';

export interface EditAgencyView extends EditView<AgencyEntry, Stored<AgencyEntry>> {
  readonly status: 'Unsaved changes' | 'There are no changes to save.' | '';
}

export function editAgencyView(state: SnapshotFrom<typeof editAgencyMachine>): EditAgencyView {
  const view = editView(editableAgency, state);
  return { ...view, reasons: agencyReasons(view.form, view.entry), status: statusOf(view) };
}

function statusOf({ isUnsaved, end }: EditView<AgencyEntry, Stored<AgencyEntry>>): EditAgencyView['status'] {
  if (isUnsaved) return 'Unsaved changes';
  return end === 'unchanged' ? 'There are no changes to save.' : '';
}
