import type { AgencyChange, AgencyDraft } from '../agencies/agency-draft.ts';
import { operations } from '../contract/operations.ts';
import { peopleOperations } from '../contract/people-operations.ts';
import type { AddedCall } from './added-call.ts';
import { type BearerCallOptions, type Call, dataOf } from './call.ts';
import { type Create, type CreateOptions, type EditOptions, ifVersion, versioned } from './versions.ts';

/** The calls of an agency that manages itself. */
export function agencyCalls(call: Call, added: AddedCall, create: Create) {
  return {
    createAgency: (draft: AgencyDraft, options: CreateOptions) =>
      create(operations.createAgency, draft, options),

    showMyAgency: async (agencyId: string, options: BearerCallOptions) =>
      versioned(await call(operations.showMyAgency, { ...options, parameters: { agencyId } })),

    editAgency: async (agencyId: string, body: AgencyChange, options: EditOptions) => {
      const facts = { ...ifVersion(options), body, parameters: { agencyId } };
      return versioned(await added('agency-edit', operations.editAgency, facts));
    },

    removeAgency: (agencyId: string, options: EditOptions) => {
      const facts = { ...ifVersion(options), parameters: { agencyId } };
      return dataOf(added('agency-remove', peopleOperations.removeAgency, facts));
    },
  };
}
