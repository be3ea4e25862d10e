import type { Readable } from 'node:stream';
import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { emailKey } from '../agencies/invitations.store.ts';
import type { DatabasePool } from '../database/pool.ts';
import { fieldList } from '../database/record.ts';
import { jsonList, openSnapshot, type Snapshot, streamOf } from '../database/snapshot.ts';
import { instant, type Sql, sql } from '../database/sql.ts';
import type { EntryTables } from '../directory/list-statement.ts';
import type { Caller } from './caller-calls.ts';

export type AccountExportStore = ReturnType<typeof createAccountExportStore>;

/**
 * Everything that is kept about a user (rules/account.md#account-export), read on one snapshot while it is sent.
 * @param streams as many connections as may be sent to at once
 * @param timeout milliseconds for the whole document
 * @param hasFamilies whether answers of families are in it, also those of an earlier mode (rules/consent.md)
 */
export function createAccountExportStore(
  streams: DatabasePool,
  athletes: EntryTables,
  timeout: number,
  hasFamilies: boolean,
) {
  return {
    /**
     * To be read to its end, or destroyed. Null: the user was removed meanwhile.
     * @param left aborted when the client has left
     */
    open: async (user: Caller, left: AbortSignal): Promise<Readable | null> => {
      const snapshot = await openSnapshot(streams.within({ left }), timeout);
      try {
        const head = await headOf(snapshot, user);
        if (head !== null)
          return streamOf(snapshot, documentOf(snapshot, head, partsOf(user, athletes, hasFamilies)));
        await snapshot.close();
        return null;
      } catch (error) {
        await snapshot.close();
        throw error;
      }
    },
  };
}

/** The document's first part, without the brace that ends it. */
async function headOf({ query }: Snapshot, user: Caller): Promise<string | null> {
  const [row] = await query<{ head: string }>(sql`
    select row_to_json(head)::text as head from (
      select ${instant(sql`now()`)} as exported_at, json_build_object(
        'id', id::text, 'identity_provider_id', uid, 'email', email, 'active_profile', active_agency_id::text,
        'created_at', ${instant(sql`created_at`)}, 'rows_created', rows_created,
        'rows_since', case when rows_since = '-infinity' then null else ${instant(sql`rows_since`)} end
      ) as user
      from users where id = ${user.id}::bigint
    ) as head`);
  return row?.head.slice(0, -1) ?? null;
}

async function* documentOf(
  snapshot: Snapshot,
  head: string,
  parts: Readonly<Record<string, Sql>>,
): AsyncGenerator<string> {
  yield head;
  for (const [name, statement] of Object.entries(parts)) {
    yield `,"${name}":`;
    yield* jsonList(snapshot, statement);
  }
  yield '}';
}

/** The lists of the document, each row a JSON text. */
function partsOf(
  { id, email, isVerified }: Caller,
  athletes: EntryTables,
  hasFamilies: boolean,
): Readonly<Record<string, Sql>> {
  const me = sql`${id}::bigint`;
  const invited = sql`
    select row_to_json(sent)::text as entry from (
      select invitations.id::text as id, agency_id::text as agency_id, agencies.name as agency_name, invitations.email,
        ${instant(sql`invited_at`)} as invited_at, ${instant(sql`expires_at`)} as expires_at,
        ${instant(sql`accepted_at`)} as accepted_at
      from invitations join agencies on agencies.id = agency_id`;
  return {
    agencies: sql`
      select row_to_json(own)::text as entry from (
        select entry.id::text as id, ${fieldList(agencyFields)}, ${instant(sql`entry.created_at`)} as created_at
        from agencies entry where entry.owner_id = ${me} order by entry.id
      ) as own`,
    athletes: sql`
      select ${athletes.answer} as entry from ${athletes.table} entry ${athletes.joins}
      where entry.agency_id in (select id from agencies where owner_id = ${me}) order by entry.id`,
    memberships: sql`
      select row_to_json(own)::text as entry from (
        select agency_id::text as agency_id, agencies.name as agency_name, 'editor' as role,
          ${instant(sql`added_at`)} as since
        from agency_editors join agencies on agencies.id = agency_id
        where user_id = ${me} order by agencies.id
      ) as own`,
    invitations_received: sql`
      ${invited} where ${isVerified}::boolean and invitations.email = ${emailKey(email)} order by invitations.id
      ) as sent`,
    invitations_sent: sql`${invited} where invited_by = ${me} order by invitations.id) as sent`,
    changes: sql`
      select row_to_json(done)::text as entry from (
        select id::text as id, agency_id::text as agency_id, ${instant(sql`at`)} as at, action, athlete_ids::text[] as athlete_ids, fields,
          key_name as key,
          case when user_id = ${me} then whom else ${emailKey(email)} end as whom
        from changes
        where user_id = ${me} or (${isVerified}::boolean and whom = ${emailKey(email)}) order by changes.id
      ) as done`,
    keys: sql`
      select row_to_json(own)::text as entry from (
        select known.id::text as id, agency_id::text as agency_id, known.name, ${instant(sql`known.created_at`)} as created_at,
          ${instant(sql`last_used_at`)} as last_used_at
        from agency_keys known join agencies on agencies.id = agency_id
        where agencies.owner_id = ${me} or known.created_by = ${me} order by known.id
      ) as own`,
    ...(hasFamilies && { family_answers: familyAnswers(me) }),
  };
}

function familyAnswers(me: Sql): Sql {
  return sql`
    select row_to_json(own)::text as entry from (
      select answers.id::text as id, athlete_id::text as athlete_id, answer, role, answers.name, athlete_name, language, text_version,
        ${instant(sql`answered_at`)} as answered_at
      from family_answers answers join athletes on athletes.id = athlete_id join agencies on agencies.id = agency_id
      where agencies.owner_id = ${me} order by answers.id
    ) as own`;
}
