import type { JWTPayload } from 'jose';
import * as z from 'zod';
import { callerWith } from '../src/testing/test-person.ts';
import type { Person } from './persons-matrix.ts';

/** A service where only verified addresses may write, with its accounts and its database. */
export interface Persons {
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  readonly sql: (statement: string) => Promise<readonly unknown[]>;
  /** An account that is enabled. */
  readonly create: () => Promise<{ uid: string; email: string }>;
  readonly disable: (uid: string) => Promise<void>;
  /** A token with these claims over those of a fresh sign-in. */
  readonly sign: (claims: JWTPayload) => Promise<string>;
  /** Whether tokens are signed: else their account is asked for at every call. */
  readonly isSigned: boolean;
  readonly say: (line: string) => void;
}

type Tokens = Readonly<Record<Person, string | null>>;
export interface Scene {
  readonly tokens: Tokens;
  readonly ids: Readonly<Record<string, string>>;
  /** The agency of the one who is invited, as the stranger may edit it. */
  readonly elsewhere: string;
  /** Nothing that outsiders may read. */
  readonly secrets: readonly string[];
}

const entry = z.object({ id: z.string() });
const withKey = z.object({ id: z.string(), key: z.string() });

/**
 * An agency with an owner, editors, a former one, an athlete, an invitation and keys. The one who is invited owns another, which
 * the stranger edits.
 */
export async function setScene(world: Persons): Promise<Scene> {
  async function person(claims: JWTPayload = {}) {
    const { uid, email } = await world.create();
    const token = await world.sign({ sub: uid, email, email_verified: true, ...claims });
    return { uid, email, token };
  }
  const server = { fetch: (path: unknown, init: RequestInit = {}) => world.send(String(path), init) };
  const as = async (token: string, method: string, path: string, body?: object) =>
    (await callerWith(server, token)(method, path, body)).body;

  const [owner, stranger, former, invited, colleague, editor] = await Promise.all(
    Array.from({ length: 6 }, () => person()),
  );
  const [disabled, unverified] = [await person(), await person({ email_verified: false })];
  if (!owner || !stranger || !former || !invited || !colleague || !editor) throw new Error('There are six.');
  for (const { token } of [owner, stranger, former, invited, colleague, editor, unverified])
    await as(token, 'GET', '/api/users/me');
  // Without a call: an account that was found enabled is taken for enabled for some seconds.
  await world.sql(`insert into users (uid, email) values ('${disabled.uid}', '${disabled.email}')`);
  await world.disable(disabled.uid);
  const agencyId = entry.parse(
    await as(owner.token, 'POST', '/api/users/me/agencies', { name: 'A', sports: ['Tennis'] }),
  ).id;
  const elsewhere = entry.parse(
    await as(invited.token, 'POST', '/api/users/me/agencies', { name: 'B', sports: ['Tennis'] }),
  ).id;
  const athlete = { name: 'A', available_semester: 'Fall', available_year: 2027 };
  const athleteId = entry.parse(
    await as(owner.token, 'POST', `/api/users/me/agencies/${agencyId}/athletes`, athlete),
  ).id;
  const invitation = await as(owner.token, 'POST', `/api/users/me/agencies/${agencyId}/invitations`, {
    email: invited.email,
  });
  const [{ link }] = z.tuple([z.object({ link: z.string() })]).parse(
    await as(owner.token, 'POST', `/api/users/me/agencies/${agencyId}/family-links`, {
      athletes: [athleteId],
    }),
  );
  const answer = await server.fetch('/api/consent', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ link, answer: 'agree', athlete_name: 'A', role: 'parent', name: 'B' },
      ...{ language: 'en', text: '2026-11-27', key: 'scene' },
    }),
  });
  if (answer.status !== 200) throw new Error(`The family's answer: ${answer.status}.`);
  const keyOf = async ({ token }: { token: string }, id: string) =>
    withKey.parse(await as(token, 'POST', `/api/users/me/agencies/${id}/keys`, { name: 'Import' }));
  const [key, ended, foreign] = [
    await keyOf(owner, agencyId),
    await keyOf(owner, agencyId),
    await keyOf(invited, elsewhere),
  ];
  await as(owner.token, 'DELETE', `/api/users/me/agencies/${agencyId}/keys/${ended.id}`);
  const editors = [colleague, editor, disabled, unverified, former].map(({ uid }) => `'${uid}'`).join();
  await world.sql(
    `insert into agency_editors (agency_id, user_id) select ${agencyId}, id from users where uid in (${editors})
     union all select ${elsewhere}, id from users where uid = '${stranger.uid}'`,
  );
  const idOf = async ({ uid }: { uid: string }) =>
    z.array(entry).parse(await world.sql(`select id::text from users where uid = '${uid}'`))[0]?.id ?? '';
  await as(owner.token, 'DELETE', `/api/users/me/agencies/${agencyId}/members/${await idOf(former)}`);
  const now = Math.floor(Date.now() / 1000);
  return {
    tokens: {
      nobody: null,
      'bad token': 'nonsense',
      'expired token': await world.sign({
        sub: owner.uid,
        email: owner.email,
        iat: now - 7200,
        auth_time: now - 7200,
        exp: now - 3600,
      }),
      stranger: stranger.token,
      'former editor': former.token,
      invited: invited.token,
      'disabled editor': disabled.token,
      'unverified editor': unverified.token,
      editor: editor.token,
      owner: owner.token,
      key: key.key,
      'key of another': foreign.key,
      'ended key': ended.key,
    },
    ids: {
      agencyId,
      athleteId,
      keyId: key.id,
      invitationId: entry.parse(invitation).id,
      memberId: await idOf(colleague),
      name: 'terms',
      link,
    },
    elsewhere,
    secrets: [owner.email, colleague.email],
  };
}
