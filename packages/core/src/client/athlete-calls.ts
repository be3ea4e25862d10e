import type * as z from 'zod/mini';
import type { AthleteChange, AthleteRow, ownAthlete } from '../athletes/fields/athlete-batch.ts';
import type { AthleteDraft, AthleteEdit } from '../athletes/fields/athlete-draft.ts';
import { operations } from '../contract/operations.ts';
import type { AddedCall } from './added-call.ts';
import { type BearerCallOptions, type Call, type CallFacts, dataOf, type Operation } from './call.ts';
import { readableRows } from './readable-rows.ts';
import { type Create, type CreateOptions, type EditOptions, ifVersion, versioned } from './versions.ts';

/** One of the agency's own athletes in full. */
export type VersionedAthlete = z.output<typeof ownAthlete>;

const listMyAthletes = {
  ...operations.listMyAthletes,
  answer: readableRows(operations.listMyAthletes.answer),
};

/** The calls of an agency that manages its athletes. */
export function athleteCalls(call: Call, added: AddedCall, create: Create) {
  return { ...singleCalls(call, added, create), ...batchCalls(added) };
}

function singleCalls(call: Call, added: AddedCall, create: Create) {
  const listAthletes = (agencyId: string, { token, signal }: BearerCallOptions) =>
    dataOf(call(listMyAthletes, { token, signal, parameters: { agencyId } }));

  /** 404 may mean an athlete removed meanwhile: the list decides. */
  const ofAthlete = <T>(
    operation: Operation<T>,
    agencyId: string,
    athleteId: string,
    options: BearerCallOptions & CallFacts,
  ) =>
    added('own-athlete', operation, { ...options, parameters: { agencyId, athleteId } }, async () =>
      (await listAthletes(agencyId, options)).rows.some(({ id }) => id === athleteId),
    );

  return {
    listMyAthletes: listAthletes,

    createAthlete: (agencyId: string, draft: AthleteDraft, options: CreateOptions) =>
      create(operations.createAthlete, draft, options, { agencyId }),

    showMyAthlete: async (agencyId: string, athleteId: string, options: BearerCallOptions) =>
      versioned(await ofAthlete(operations.showMyAthlete, agencyId, athleteId, options)),

    editAthlete: async (agencyId: string, athleteId: string, body: AthleteEdit, options: EditOptions) => {
      const facts = { ...ifVersion(options), body };
      return versioned(await ofAthlete(operations.editAthlete, agencyId, athleteId, facts));
    },

    removeAthlete: (agencyId: string, athleteId: string, options: BearerCallOptions & Partial<EditOptions>) =>
      dataOf(ofAthlete(operations.removeAthlete, agencyId, athleteId, ifVersion(options))),
  };
}

function batchCalls(added: AddedCall) {
  return {
    /** At most `mostBatchRows` rows and 4 MB; one result a row, in order (rules/service.md#batch-create). */
    createAthletes: (agencyId: string, athletes: readonly AthleteRow[], options: BearerCallOptions) => {
      const facts = { ...options, parameters: { agencyId }, body: { athletes } };
      return dataOf(added('batch-create', operations.createAthletes, facts));
    },

    /** All of them, page by page (rules/service.md#batch-edit). */
    listMyAthletesInFull: async <T>(
      agencyId: string,
      options: BearerCallOptions,
      of: (athlete: VersionedAthlete) => T,
    ) => {
      const all: T[] = [];
      for (let after: string | undefined; ; ) {
        const facts = { ...options, parameters: { agencyId }, query: { after } };
        const page = await dataOf(added('batch-edit', operations.listMyAthletesInFull, facts));
        all.push(...page.map(of));
        if (page.length === 0) return all;
        after = page.at(-1)?.id;
      }
    },

    /** At most `mostBatchRows` changes and 4 MB; one result a change, in order (rules/service.md#batch-edit). */
    changeAthletes: (agencyId: string, athletes: readonly AthleteChange[], options: BearerCallOptions) => {
      const facts = { ...options, parameters: { agencyId }, body: { athletes } };
      return dataOf(added('batch-edit', operations.changeAthletes, facts));
    },
  };
}
