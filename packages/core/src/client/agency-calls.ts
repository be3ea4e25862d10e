import type { Agency } from '../agencies/agency.ts';
import type { AgencyChange, AgencyDraft } from '../agencies/agency-draft.ts';
import { operations } from '../contract/operations.ts';
import { peopleOperations } from '../contract/people-operations.ts';
import type { AddedCall } from './added-call.ts';
import type { BearerCallOptions, Call } from './call.ts';
import {
  type Create,
  type Created,
  type CreateOptions,
  type EditOptions,
  ifVersion,
  type Versioned,
  versioned,
} from './versions.ts';

/** The calls of an agency that manages itself. */
export function agencyCalls(call: Call, added: AddedCall, create: Create) {
  return {
    createAgency: (draft: AgencyDraft, options: CreateOptions): Promise<Created> =>
      create(operations.createAgency, draft, options),

    showMyAgency: async (agencyId: string, options: BearerCallOptions): Promise<Versioned<Agency>> =>
      versioned(await call(operations.showMyAgency, { ...options, parameters: { agencyId } })),

    editAgency: async (
      agencyId: string,
      body: AgencyChange,
      options: EditOptions,
    ): Promise<Versioned<Agency>> => {
      const facts = { ...ifVersion(options), body, parameters: { agencyId } };
      return versioned(await added('agency-edit', operations.editAgency, facts));
    },

    removeAgency: async (agencyId: string, options: EditOptions): Promise<void> => {
      const facts = { ...ifVersion(options), parameters: { agencyId } };
      await added('agency-remove', peopleOperations.removeAgency, facts);
    },
  };
}
