import type * as z from 'zod/mini';
import type { Athlete, ListedAthlete } from '../athletes/athlete.ts';
import type {
  AthleteChange,
  AthleteRow,
  BatchResult,
  ChangeResult,
  ownAthlete,
} from '../athletes/athlete-batch.ts';
import type { AthleteDraft, AthleteEdit } from '../athletes/athlete-draft.ts';
import { operations } from '../contract/operations.ts';
import type { AddedCall } from './added-call.ts';
import type { Answered, BearerCallOptions, Call, CallFacts, Operation } from './call.ts';
import { type ReadableRows, readableRows } from './readable-rows.ts';
import {
  type Create,
  type Created,
  type CreateOptions,
  type EditOptions,
  ifVersion,
  type Versioned,
  versioned,
} from './versions.ts';

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
  const listAthletes = async (
    agencyId: string,
    { token, signal }: BearerCallOptions,
  ): Promise<ReadableRows<ListedAthlete>> =>
    (await call(listMyAthletes, { token, signal, parameters: { agencyId } })).data;

  /** 404 may mean an athlete removed meanwhile: the list decides. */
  const ofAthlete = async <T>(
    operation: Operation<T>,
    agencyId: string,
    athleteId: string,
    options: BearerCallOptions & CallFacts,
  ): Promise<Answered<T>> =>
    added('own-athlete', operation, { ...options, parameters: { agencyId, athleteId } }, async () =>
      (await listAthletes(agencyId, options)).rows.some(({ id }) => id === athleteId),
    );

  return {
    listMyAthletes: listAthletes,

    createAthlete: (agencyId: string, draft: AthleteDraft, options: CreateOptions): Promise<Created> =>
      create(operations.createAthlete, draft, options, { agencyId }),

    showMyAthlete: async (
      agencyId: string,
      athleteId: string,
      options: BearerCallOptions,
    ): Promise<Versioned<Athlete>> =>
      versioned(await ofAthlete(operations.showMyAthlete, agencyId, athleteId, options)),

    editAthlete: async (
      agencyId: string,
      athleteId: string,
      body: AthleteEdit,
      options: EditOptions,
    ): Promise<Versioned<Athlete>> => {
      const facts = { ...ifVersion(options), body };
      return versioned(await ofAthlete(operations.editAthlete, agencyId, athleteId, facts));
    },

    removeAthlete: async (
      agencyId: string,
      athleteId: string,
      options: BearerCallOptions & Partial<EditOptions>,
    ): Promise<void> => {
      await ofAthlete(operations.removeAthlete, agencyId, athleteId, ifVersion(options));
    },
  };
}

function batchCalls(added: AddedCall) {
  return {
    /** At most `mostBatchRows` rows and 4 MB; one result a row, in order (rules/service.md#batch-create). */
    createAthletes: async (
      agencyId: string,
      rows: readonly AthleteRow[],
      options: BearerCallOptions,
    ): Promise<readonly BatchResult[]> => {
      const facts = { ...options, parameters: { agencyId }, body: { athletes: rows } };
      return (await added('batch-create', operations.createAthletes, facts)).data;
    },

    /** All of them, page by page (rules/service.md#batch-edit). */
    listMyAthletesInFull: async (
      agencyId: string,
      options: BearerCallOptions,
    ): Promise<readonly VersionedAthlete[]> => {
      const all: VersionedAthlete[] = [];
      for (;;) {
        const after = all.at(-1)?.id;
        const facts = { ...options, parameters: { agencyId }, query: { after } };
        const { data: page } = await added('batch-edit', operations.listMyAthletesInFull, facts);
        all.push(...page);
        if (page.length === 0) return all;
      }
    },

    /** At most `mostBatchRows` changes and 4 MB; one result a change, in order (rules/service.md#batch-edit). */
    changeAthletes: async (
      agencyId: string,
      changes: readonly AthleteChange[],
      options: BearerCallOptions,
    ): Promise<readonly ChangeResult[]> => {
      const facts = { ...options, parameters: { agencyId }, body: { athletes: changes } };
      return (await added('batch-edit', operations.changeAthletes, facts)).data;
    },
  };
}
