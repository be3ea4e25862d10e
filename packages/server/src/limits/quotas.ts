import { expectNoRole, mayEdit, type OwnAgency } from '../agencies/access.ts';
import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { refuseUnknown } from '../http/own-refusals.ts';

/** What one account may create (rules/server.md#quotas). */
export interface Quotas {
  readonly agenciesPerUser: number;
  readonly athletesPerAgency: number;
  /** Agencies and athletes that are created, or changed by batch, in all agencies of a user together. */
  readonly rowsPerMinute: number;
}

/** A quota is exceeded. The message is the answer's. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError';
  /** Seconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(`${message} Nothing was stored.`);
    this.retryAfter = retryAfter;
  }
}

export type QuotaCheck = ReturnType<typeof createQuotaCheck>;

/** Seconds after which another try is worth it: there is room once something was removed. */
const untilRoom = 3600;

/**
 * Counts in the transaction that creates, so that all servers of a database count together, and a rollback takes the
 * count back. Rows count for the user who acts, not for the agency's owner. The counted rows stay locked until the commit, an
 * agency's before the user's: the next transaction sees what this one created, and two cannot lock each other out, whatever
 * rows they have in common.
 */
export function createQuotaCheck({ agenciesPerUser, athletesPerAgency, rowsPerMinute }: Quotas) {
  const pace = paceOf(rowsPerMinute);
  return {
    ...agencyQuota(agenciesPerUser, pace),
    ...changeQuota(pace),
    ...athleteQuota(athletesPerAgency, pace),
  };
}

interface Counted {
  readonly isTooFast: boolean;
  readonly wait: number;
}

/** Rows that a user has created or changed in the current minute. */
function paceOf(rowsPerMinute: number) {
  const isThisMinute = sql`rows_since > now() - interval '1 minute'`;
  return {
    /** What an update of the user sets. */
    add: (rows: number) => sql`
      rows_created = ${rows}::int + case when ${isThisMinute} then rows_created else 0 end,
      rows_since = case when ${isThisMinute} then rows_since else now() end`,
    /** What it returns. */
    counted: sql`
      users.rows_created > ${rowsPerMinute}::int as "isTooFast",
      greatest(1, ceil(60 - extract(epoch from clock_timestamp() - users.rows_since)))::int as wait`,
    expect: ({ isTooFast, wait }: Counted): void => {
      if (!isTooFast) return;
      throw new QuotaError(
        `An account may create or change ${rowsPerMinute} rows a minute; continue in ${wait} seconds.`,
        wait,
      );
    },
  };
}
type Pace = ReturnType<typeof paceOf>;

function agencyQuota(agenciesPerUser: number, pace: Pace) {
  /** Agencies of the user, up to one more than there may be. */
  async function countOwned({ query }: Queries, ownerId: string): Promise<number> {
    const owned = await query(sql`
      select from agencies where owner_id = ${ownerId}::bigint limit ${agenciesPerUser + 1}::int`);
    return owned.length;
  }

  return {
    /** Whether the user may have one more agency, which another gives. */
    hasRoomForAgency: async (queries: Queries, userId: string): Promise<boolean> =>
      (await countOwned(queries, userId)) < agenciesPerUser,

    /**
     * Counts an agency that this transaction has created.
     * @throws {QuotaError}
     */
    countAgency: async ({ query }: Queries, ownerId: string): Promise<void> => {
      const [user] = await query<Counted>(sql`
        update users set ${pace.add(1)} where id = ${ownerId}::bigint returning ${pace.counted}`);
      if (user !== undefined) pace.expect(user);
      if ((await countOwned({ query }, ownerId)) <= agenciesPerUser) return;
      throw new QuotaError(
        `An account may have ${agenciesPerUser} agencies; use one of them, or ask the operator of this service for more.`,
        untilRoom,
      );
    },
  };
}

function changeQuota(pace: Pace) {
  return {
    /**
     * Counts rows that are to be changed.
     * @throws {QuotaError}
     * @throws {RefusedError} if the agency is not the caller's
     */
    admitChanges: async (
      { query }: Queries,
      { agencyId, userId }: OwnAgency,
      rows: number,
    ): Promise<void> => {
      const [user] = await query<Counted>(sql`
        update users set ${pace.add(rows)}
        from agencies agency
        where users.id = ${userId}::bigint and agency.id = ${agencyId}::bigint and ${mayEdit('agency', userId)}
        returning ${pace.counted}`);
      pace.expect(user ?? refuseUnknown('agency'));
    },
  };
}

function athleteQuota(athletesPerAgency: number, pace: Pace) {
  async function isFull({ query }: Queries, agencyId: string): Promise<boolean> {
    const [agency] = await query<{ isFull: boolean }>(sql`
      update agencies
      set athletes_created = (select count(*) from athletes where agency_id = agencies.id)
      where id = ${agencyId}::bigint
      returning athletes_created > ${athletesPerAgency}::int as "isFull"`);
    return agency?.isFull === true;
  }

  return {
    /**
     * Counts rows to create and locks the agency. `athletes_created` also counts rows that existed already, and does not
     * fall when athletes are removed, so `expectRoom`, to be called when rows were created, counts again before it refuses.
     * @throws {QuotaError}
     * @throws {RefusedError} if the caller may not edit the agency
     */
    admitAthletes: async (
      queries: Queries,
      agency: OwnAgency,
      rows: number,
    ): Promise<{ readonly expectRoom: () => Promise<void> }> => {
      const { agencyId, userId } = agency;
      const [counted] = await queries.query<Counted & { readonly mayBeFull: boolean }>(sql`
        with agency as (
          update agencies set athletes_created = athletes_created + ${rows}::int
          where id = ${agencyId}::bigint and ${mayEdit('agencies', userId)}
          returning athletes_created
        )
        update users set ${pace.add(rows)}
        from agency where users.id = ${userId}::bigint
        returning ${pace.counted}, agency.athletes_created > ${athletesPerAgency}::int as "mayBeFull"`);
      if (counted === undefined) {
        await expectNoRole(queries, agency);
        return refuseUnknown('agency');
      }
      pace.expect(counted);
      return {
        expectRoom: async () => {
          if (!counted.mayBeFull || !(await isFull(queries, agencyId))) return;
          throw new QuotaError(
            `An agency may have ${athletesPerAgency} athletes; remove some first, or use another agency.`,
            untilRoom,
          );
        },
      };
    },
  };
}
