import { hash, randomBytes } from 'node:crypto';
import { linkLetters } from '@matchpoint/core/consent/family-link';
import type { CreatedLink, FamilyAnswer } from '@matchpoint/core/consent/family-page';
import { collationKey } from '@matchpoint/core/display/collation';
import { mayEdit, type OwnAgency } from '../agencies/access.ts';
import { agencyTables } from '../agencies/agency-list.ts';
import { type AuditLog, noteOfNobody } from '../audit/audit.store.ts';
import type { Database, Queries } from '../database/pool.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { instant, sql } from '../database/sql.ts';
import { changeDirectory } from '../directory/directory-version.ts';
import { type EntryTables, from } from '../directory/list-statement.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import { refuse } from '../http/problem.ts';
import type { QuotaCheck } from '../limits/quotas.ts';
import type { Log } from '../log.ts';
import { lastDay, today } from './consent-state.ts';

export interface FamiliesPorts {
  readonly quotas: QuotaCheck;
  readonly audit: AuditLog;
  /** Athletes as the public is answered them. */
  readonly athletes: EntryTables;
  readonly log: Pick<Log, 'info'>;
}

export type FamiliesStore = ReturnType<typeof createFamiliesStore>;

/** Links of families, and what they answer (rules/consent.md). */
export function createFamiliesStore({ quotas, audit, athletes, log }: FamiliesPorts) {
  return {
    /** One for each of those athletes that the agency has, in their order. */
    createLinks: (
      database: Database,
      agency: OwnAgency,
      ids: readonly string[],
    ): Promise<readonly CreatedLink[]> =>
      retryConflicts(database, async (queries) => {
        await quotas.admitChanges(queries, agency, ids.length);
        const known = await queries.query<{ id: string; name: string }>(sql`
          select id::text as id, name from athletes
          where id = any(${ids}::bigint[]) and agency_id = ${agency.agencyId}::bigint
          order by array_position(${ids}::bigint[], id)`);
        const links = known.map((athlete) => ({ ...athlete, link: newLink() }));
        await queries.query(sql`
          insert into family_links (athlete_id, digest)
          select * from unnest(${links.map(({ id }) => id)}::bigint[], ${links.map(({ link }) => digestOf(link))}::text[])`);
        const athleteIds = links.map(({ id }) => id);
        if (links.length > 0) await audit.note(queries, { ...agency, action: 'family.linked', athleteIds });
        return links;
      }),

    /** After a leak: those that were never answered. */
    endLinks: (database: Database, agency: OwnAgency): Promise<void> =>
      retryConflicts(database, async (queries) => {
        const { agencyId, userId } = agency;
        const [own] = await queries.query(sql`
          select from agencies where id = ${agencyId}::bigint and ${mayEdit('agencies', userId)}`);
        if (own === undefined) refuseUnknown('agency');
        await queries.query(sql`
          update family_links set ended_at = now()
          where ended_at is null and answered_at is null
            and athlete_id in (select id from athletes where agency_id = ${agencyId}::bigint)`);
        await audit.note(queries, { ...agency, action: 'family.links-ended' });
      }),

    /** The JSON of the family's page. @throws {RefusedError} where there is no such link any longer */
    show: async (database: Queries, link: string): Promise<string> =>
      pageOf(database, athletes, await findLinked(database, link)),

    /** Answers, and returns the page after it. A repeated answer changes nothing. */
    answer: async (database: Database, body: FamilyAnswer): Promise<string> => {
      const answered = await changeDirectory(database, async (queries) => {
        const id = await findLinked(queries, body.link);
        const isChanged = await answerOnce(queries, id, body);
        return { result: { id, isChanged, page: await pageOf(queries, athletes, id) }, isChanged };
      });
      // What a restore from before it has to be told (rules/consent.md#held-after-a-restore).
      if (answered.isChanged && body.answer !== 'agree')
        log.info({ withdrawn: answered.id }, 'a family does not agree to be listed');
      return answered.page;
    },
  };
}

function newLink(): string {
  let bits = BigInt(`0x${randomBytes(20).toString('hex')}`);
  let link = '';
  for (; link.length < 32; bits >>= 5n) link += linkLetters[Number(bits & 31n)];
  return link;
}

/** What is stored of a link. It needs no salt, because nobody can guess 160 bits. */
function digestOf(link: string): string {
  return hash('sha256', link, 'base64url');
}

/** The athlete of a link. */
async function findLinked({ query }: Queries, link: string): Promise<string> {
  const [found] = await query<{ id: string }>(sql`
    select athlete_id as id from family_links where digest = ${digestOf(link)} and ended_at is null`);
  return found?.id ?? refuseUnknown('link');
}

interface HeldAthlete {
  readonly name: string;
  readonly nameKey: string;
  readonly agencyId: string;
  readonly isOver: boolean;
  readonly wasAnswered: boolean;
}

/** @returns false: it was answered so under this key before */
async function answerOnce(queries: Queries, id: string, body: FamilyAnswer): Promise<boolean> {
  const { answer, key } = body;
  const [athlete] = await queries.query<HeldAthlete>(sql`
    select name, name_key as "nameKey", agency_id as "agencyId", ${lastDay('entry')} < ${today} as "isOver",
      exists (select from family_answers where athlete_id = entry.id and key = ${key}) as "wasAnswered"
    from athletes entry where id = ${id}::bigint and agency_id is not null for no key update`);
  if (athlete === undefined) return refuseUnknown('link');
  if (athlete.wasAnswered) return false;
  const agrees = answer === 'agree';
  if (agrees && (body.role === undefined || (body.name ?? '').trim() === '')) refuse(409, whoAgrees);
  if (agrees && collationKey(body.athlete_name) !== athlete.nameKey) refuse(409, renamed);
  if (agrees && athlete.isOver) refuse(409, over);
  const state = agrees ? 'agreed' : answer === 'refuse' ? 'refused' : 'withdrawn';
  await queries.query(sql`
    update athletes entry set waiting = ${agrees ? sql`null` : sql`true`}, consent = ${state}, agreed_on = null,
      agreed_name_key = ${agrees ? sql`name_key` : sql`null`},
      consent_until = ${agrees ? lastDay('entry') : sql`null`}
    where id = ${id}::bigint`);
  await queries.query(sql`
    insert into family_answers (athlete_id, answer, role, name, athlete_name, language, text_version, key)
    values (${id}::bigint, ${state}, ${body.role ?? null}, ${body.name?.trim() ?? null}, ${athlete.name}, ${body.language},
      ${body.text}, ${key})`);
  await queries.query(sql`
    update family_links set answered_at = now() where digest = ${digestOf(body.link)} and answered_at is null`);
  const action = agrees ? 'family.agreed' : answer === 'refuse' ? 'family.refused' : 'family.withdrew';
  await noteOfNobody(queries, athlete.agencyId, action, [id]);
  return true;
}

const whoAgrees = 'A yes needs the name of who gives it, and whether they are of age or a parent.';
const renamed = 'The agency has changed the name meanwhile. Read it again before you agree.';
const over = 'The term for which the athlete is listed is over, so there is nothing left to agree to.';

const agencies = agencyTables(true);

async function pageOf({ query }: Queries, athletes: EntryTables, id: string): Promise<string> {
  const [row] = await query<{ page: string }>(sql`
    select json_build_object(
      'athlete', (select ${athletes.answer}::json ${from(athletes)} where entry.id = shown.id),
      'agency', (select ${agencies.answer}::json ${from(agencies)} where entry.id = shown.agency_id),
      'answer', case when shown.consent in ('agreed', 'refused', 'withdrawn', 'ended') then shown.consent else 'asked' end,
      'answered_at', ${instant(sql`last.answered_at`)}, 'answered_by', last.name, 'role', last.role,
      'until', coalesce(shown.consent_until, ${lastDay('shown')}),
      'listed', exists (select from ${athletes.table} entry where entry.id = shown.id and ${athletes.isShown})
    )::text as page
    from athletes shown
    left join lateral (
      select * from family_answers where athlete_id = shown.id order by id desc limit 1
    ) as last on true
    where shown.id = ${id}::bigint and shown.agency_id is not null`);
  return row?.page ?? refuseUnknown('link');
}
