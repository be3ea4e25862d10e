import type { Athlete, ListedAthlete } from '../athletes/fields/athlete.ts';
import { type ChangeResult, mostBatchRows } from '../athletes/fields/athlete-batch.ts';
import type { AthleteEdit } from '../athletes/fields/athlete-draft.ts';
import { hasValues } from '../athletes/fields/athlete-values.ts';
import type { OwnAthlete, OwnChange } from '../athletes/fields/own-athlete.ts';
import type { VersionedAthlete } from '../client/athlete-calls.ts';
import type { Authorize, Client } from '../client/client.ts';
import { createListing, type Listing, type ListQuery } from '../client/listing.ts';
import { ApiError, hasStatus, isUnsupported } from '../wire/api-error.ts';
import { isAboutRow } from './sending/failures.ts';
import type { AgencyService } from './sending/ports.ts';

type Calls = Pick<
  Client,
  | 'capabilities'
  | 'listAthletes'
  | 'listMyAthletes'
  | 'listMyAthletesInFull'
  | 'createAthlete'
  | 'createAthletes'
  | 'changeAthletes'
  | 'showMyAthlete'
  | 'editAthlete'
  | 'removeAthlete'
>;

/** Changes and removes athletes where the service has no batches for that: each is read first. */
function singleChanges(client: Calls, authorize: Authorize, agencyId: string) {
  const show = (id: string, signal: AbortSignal) =>
    authorize((token) => client.showMyAthlete(agencyId, id, { token, signal }));

  async function changeOne(change: OwnChange, index: number, signal: AbortSignal): Promise<ChangeResult> {
    const { id, after } = change;
    const result = (status: ChangeResult['status'], version: string | null = null) => {
      return { index, status, version, detail: [] };
    };
    try {
      const { data, version } = await show(id, signal);
      if (after !== null && hasValues(data, after)) return result('updated', version);
      if (!isAsPlanned(change, data, version)) return result('changed', version);
      if (after !== null) return result('updated', await edit(id, after, version, signal));
      await authorize((token) => client.removeAthlete(agencyId, id, { token, signal, version }));
      return result('removed');
    } catch (error) {
      if (hasStatus(error, 404)) return result('gone');
      if (hasStatus(error, 412)) return result('changed');
      if (isAboutRow(error)) return { ...result('invalid'), detail: error.problems };
      throw error;
    }
  }

  async function edit(id: string, after: AthleteEdit, version: string | null, signal: AbortSignal) {
    return (await authorize((token) => client.editAthlete(agencyId, id, after, { token, signal, version })))
      .version;
  }

  return { show, changeOne };
}

/** The service's calls for the athletes of one agency, by batches where the service has them. */
export function agencyService(client: Calls, authorize: Authorize, agencyId: string): AgencyService {
  const { can } = client.capabilities;
  const listing = createListing(client.listAthletes, client.capabilities);
  const { show, changeOne } = singleChanges(client, authorize, agencyId);
  return {
    listMine: async (signal) =>
      (await authorize((token) => client.listMyAthletes(agencyId, { token, signal }))).rows,
    inFull: async (mine, signal, isNeeded = () => true) => {
      if (mine.length === 0) return [];
      if (can('batch-edit') !== true) return withFields(mine, listing, { agency_id: agencyId }, signal);
      const ownOf = (athlete: VersionedAthlete): OwnAthlete => {
        const { id, name, sport, version } = athlete;
        return { id, name, sport, athlete: isNeeded(athlete) ? athlete : null, version };
      };
      return authorize((token) => client.listMyAthletesInFull(agencyId, { token, signal }, ownOf));
    },
    canChange: async (some, signal) => {
      const known = can('batch-edit') === true ? true : can('own-athlete');
      if (known !== null || some === undefined) return known ?? false;
      return show(some, signal).then(
        () => true,
        (error) => {
          if (isUnsupported(error) || hasStatus(error, 404)) return false;
          throw error;
        },
      );
    },
    asking: client.capabilities.asking,
    takesBatches: () => can('batch-create') === true,
    createMany: (rows, signal) =>
      authorize((token) => client.createAthletes(agencyId, rows, { token, signal })),
    createOne: (draft, key, signal) =>
      authorize((token) => client.createAthlete(agencyId, draft, { token, signal, key })),
    mostChanges: () => (can('batch-edit') === true ? mostBatchRows : 1),
    changeMany: async (changes, signal) => {
      if (can('batch-edit') !== true)
        return Promise.all(changes.map((change, index) => changeOne(change, index, signal)));
      const sent = changes.map(({ id, version, after }) => ({ id, version: version ?? '', change: after }));
      return authorize((token) => client.changeAthletes(agencyId, sent, { token, signal }));
    },
  };
}

function isAsPlanned({ version: planned, before }: OwnChange, athlete: Athlete, version: string | null) {
  return planned === null ? hasValues(athlete, before) : planned === version;
}

/** Adds the fields of the public list. Without it the differing fields stay unknown. */
async function withFields(
  mine: readonly ListedAthlete[],
  { fetchPage }: Listing<Athlete>,
  own: ListQuery,
  signal: AbortSignal,
): Promise<readonly OwnAthlete[]> {
  const athletes = new Map<string, Athlete>();
  try {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const request = { limit: mostBatchRows, cursor: cursor || null };
      const page = await fetchPage(own, request, { signal });
      for (const athlete of page.rows) athletes.set(athlete.id, athlete);
      cursor = page.next;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return mine.map((listed) => ({ ...listed, athlete: athletes.get(listed.id) ?? null, version: null }));
}
