import { holdingStates } from '@matchpoint/core/consent/consent';
import type { Queries } from '../database/pool.ts';
import { raw, type Sql, sql } from '../database/sql.ts';
import { refuse } from '../http/problem.ts';

export const today = sql`(now() at time zone 'UTC')::date`;

/** The last day of a term (rules/consent.md#end); of an athlete without a year, a year from now. @param row an alias */
export const lastDay = (row: string): Sql =>
  raw(`coalesce(
    make_date(${row}.available_year, case ${row}.available_semester when 'Spring' then 7 else 12 end, 31),
    (now() at time zone 'UTC')::date + 365)`);

/** Whether a yes holds, which a restore may hold back nevertheless. */
const isHolding = (row: string): Sql =>
  raw(`${row}.consent in (${holdingStates.map((state) => `'${state}'`).join(', ')})`);

/** What the agency is answered of it. */
export const consentFields = sql`,
  case when entry.waiting and ${isHolding('entry')} then 'held' else entry.consent end as consent, entry.consent_until`;

/** What an agency did to athletes, as far as consent hangs on it. */
export interface Settling {
  readonly ids: readonly string[];
  /** Those of them for whom the agency entered a day. */
  readonly declared: readonly string[];
}

/**
 * After an agency's own writes, in their transaction: a new athlete waits, and one whose name is another one waits again
 * (rules/consent.md#covers); the day that the agency entered is its word (rules/consent.md#declared); an earlier term ends a yes
 * earlier.
 */
export async function settleConsent({ query }: Queries, { ids, declared }: Settling): Promise<void> {
  const among = (some: readonly string[]) => sql`entry.id = any(${some}::bigint[])`;
  if (declared.length > 0) {
    // Somewhere it is tomorrow already.
    const early = await query(sql`
      select from athletes entry where ${among(declared)} and agreed_on > ${today} + 1 limit 1`);
    if (early.length > 0) refuse(422, [notYet]);
  }
  await query(sql`
    update athletes entry set waiting = null, consent = 'declared', consent_until = ${lastDay('entry')},
      agreed_name_key = name_key
    where ${among(ids)} and entry.agreed_on is not null and ${lastDay('entry')} >= ${today}
      and (${among(declared)} or entry.consent = 'waiting')`);
  await query(sql`
    update athletes entry set waiting = true, consent = 'waiting', consent_until = null, agreed_name_key = null,
      agreed_on = case when ${among(declared)} then agreed_on end
    where ${among(ids)} and (
      entry.consent is null
      or (${isHolding('entry')} and entry.agreed_name_key is distinct from entry.name_key)
      or (entry.consent = 'declared' and entry.agreed_on is null))`);
  await query(sql`
    update athletes entry set consent_until = ${lastDay('entry')}
    where ${among(ids)} and ${isHolding('entry')} and entry.consent_until > ${lastDay('entry')}`);
}

const notYet = {
  loc: ['body', 'agreed_on'],
  msg: 'must not be a day to come',
  type: 'custom',
} as const;

/** Ends what is over (rules/consent.md#end). @returns how many yeses ended */
export async function endConsent({ query }: Queries): Promise<number> {
  const ended = await query(sql`
    update athletes entry set waiting = true, consent = 'ended'
    where entry.consent_until < ${today} and ${isHolding('entry')} returning id`);
  return ended.length;
}

/** Athletes about whom nobody has decided, whom an operator has to (rules/consent.md#existing). */
export async function countUndecided({ query }: Queries): Promise<number> {
  const [row] = await query<{ count: number }>(
    sql`select count(*)::int as count from athletes where consent is null`,
  );
  return row?.count ?? 0;
}

/** Athletes that a service which hides nobody would show, or that wait at one that asks nobody. */
export async function countUnlisted({ query }: Queries, mode: 'off' | 'hide'): Promise<number> {
  const [row] = await query<{ count: number }>(sql`
    select count(*)::int as count from athletes where ${mode === 'off' ? sql`hidden or waiting` : sql`waiting`}`);
  return row?.count ?? 0;
}

/** Lists them. @returns how many */
export async function listAll({ query }: Queries): Promise<number> {
  const listed = await query(sql`
    update athletes set hidden = null, waiting = null, consent = null where hidden or waiting returning id`);
  return listed.length;
}

/** What becomes of them: they wait, count as declared, or are kept in the lists until a day. */
export type Decision = 'hide' | 'declared' | { readonly keepUntil: string };

/** @returns how many athletes it was decided about */
export async function decideExisting({ query }: Queries, decision: Decision): Promise<number> {
  const decided = await query(
    decision === 'hide'
      ? sql`update athletes set waiting = true, consent = 'waiting' where consent is null returning id`
      : sql`
        update athletes entry set consent = ${decision === 'declared' ? 'declared' : 'kept'}, agreed_name_key = name_key,
          agreed_on = ${decision === 'declared' ? today : sql`null`},
          consent_until = ${decision === 'declared' ? lastDay('entry') : sql`${decision.keepUntil}::date`}
        where consent is null returning id`,
  );
  return decided.length;
}

/**
 * After a restore, which may have lost that somebody took a yes back: nobody is listed by a yes until the operator has said who
 * did (rules/consent.md#held-after-a-restore).
 * @param withdrawn ids of athletes; null: the operator does not know yet
 * @returns how many are held back
 */
export async function holdConsent({ query }: Queries, withdrawn: readonly string[] | null): Promise<number> {
  if (withdrawn === null)
    return (
      await query(sql`update athletes entry set waiting = true where ${isHolding('entry')} returning id`)
    ).length;
  await query(sql`
    update athletes set waiting = true, consent = 'withdrawn', agreed_on = null
    where id = any(${withdrawn}::bigint[]) and consent is not null`);
  await query(sql`update athletes entry set waiting = null where entry.waiting and ${isHolding('entry')}`);
  return 0;
}
