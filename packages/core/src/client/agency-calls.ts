import * as z from 'zod/mini';
import type { Agency } from '../agencies/agency.ts';
import type { AgencyChange, AgencyDraft } from '../agencies/agency-draft.ts';
import type { Athlete, ListedAthlete } from '../athletes/athlete.ts';
import type {
  AthleteChange,
  AthleteRow,
  BatchResult,
  ChangeResult,
  ownAthlete,
} from '../athletes/athlete-batch.ts';
import type { AthleteDraft, AthleteEdit } from '../athletes/athlete-draft.ts';
import type { Capabilities } from '../contract/capabilities.ts';
import { operations } from '../contract/operations.ts';
import { wireId } from '../wire/values.ts';
import type { AddedCall } from './added-call.ts';
import type { Answered, BearerCallOptions, Call, CallFacts, Operation } from './call.ts';
import type { HttpAnswer } from './exchange.ts';
import { type ReadableRows, readableRows } from './readable-rows.ts';

/** The answer of a create call: its shape is open, so there may be no id (rules/service.md#eleven-calls). */
export interface Created {
  readonly id: string | null;
  /** The ETag of the answer; null without one. */
  readonly version: string | null;
}

/** An entity and its version (the ETag), which an edit sends back; null if the service has none. */
export interface Versioned<T> {
  readonly data: T;
  readonly version: string | null;
}

/** One of the agency's own athletes in full. */
export type VersionedAthlete = z.output<typeof ownAthlete>;

/** `key`: requests under one `Idempotency-Key` create once, where the service takes keys. */
export type CreateOptions = BearerCallOptions & { readonly key?: string | undefined };

/** `version`: the edit is refused with status 412 if the entity has changed since; null edits any version. */
export type EditOptions = BearerCallOptions & { readonly version: string | null };

const withId = z.object({ id: wireId });
const created = z.pipe(
  z.unknown(),
  z.transform((body) => ({ id: z.safeParse(withId, body).data?.id ?? null })),
);

const listMyAthletes = {
  ...operations.listMyAthletes,
  answer: readableRows(operations.listMyAthletes.answer),
};

/** The calls of an agency that manages itself and its athletes. */
export function agencyCalls(call: Call, added: AddedCall, { can }: Pick<Capabilities, 'can'>) {
  const create = async (
    operation: { readonly method: string; readonly path: string },
    body: object,
    { key, ...options }: CreateOptions,
    parameters: Readonly<Record<string, string>> = {},
  ): Promise<Created> => {
    const headers = key !== undefined && can('idempotency') === true ? { 'Idempotency-Key': key } : {};
    const facts = { ...options, parameters, headers, body };
    const { data, version } = versioned(await call({ ...operation, answer: created }, facts));
    return { ...data, version };
  };

  const edit = (edited: object, { version, ...options }: EditOptions) => ({
    ...options,
    body: edited,
    headers: version === null ? {} : { 'If-Match': version },
  });

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
    createAgency: (draft: AgencyDraft, options: CreateOptions): Promise<Created> =>
      create(operations.createAgency, draft, options),

    showMyAgency: async (agencyId: string, options: BearerCallOptions): Promise<Versioned<Agency>> =>
      versioned(await call(operations.showMyAgency, { ...options, parameters: { agencyId } })),

    editAgency: async (
      agencyId: string,
      edited: AgencyChange,
      options: EditOptions,
    ): Promise<Versioned<Agency>> => {
      const facts = { ...edit(edited, options), parameters: { agencyId } };
      return versioned(await added('agency-edit', operations.editAgency, facts));
    },

    listMyAthletes: listAthletes,

    createAthlete: (agencyId: string, draft: AthleteDraft, options: CreateOptions): Promise<Created> =>
      create(operations.createAthlete, draft, options, { agencyId }),

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

    showMyAthlete: async (
      agencyId: string,
      athleteId: string,
      options: BearerCallOptions,
    ): Promise<Versioned<Athlete>> =>
      versioned(await ofAthlete(operations.showMyAthlete, agencyId, athleteId, options)),

    editAthlete: async (
      agencyId: string,
      athleteId: string,
      edited: AthleteEdit,
      options: EditOptions,
    ): Promise<Versioned<Athlete>> =>
      versioned(await ofAthlete(operations.editAthlete, agencyId, athleteId, edit(edited, options))),

    removeAthlete: async (
      agencyId: string,
      athleteId: string,
      { version = null, ...options }: BearerCallOptions & Partial<EditOptions>,
    ): Promise<void> => {
      const headers = version === null ? {} : { 'If-Match': version };
      await ofAthlete(operations.removeAthlete, agencyId, athleteId, { ...options, headers });
    },
  };
}

function versioned<T>({ data, headers }: { data: T; headers: HttpAnswer['headers'] }): Versioned<T> {
  return { data, version: headers.get('ETag') };
}
