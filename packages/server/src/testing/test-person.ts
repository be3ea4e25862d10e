import type { JWTPayload } from 'jose';
import * as z from 'zod';
import type { TestProject } from './test-project.ts';
import type { TestServer } from './test-server.ts';

/** A signed-in person with an account at the project. */
export interface TestPerson {
  readonly uid: string;
  readonly token: string;
  /** Sends JSON, or a text as it is, with the person's token. */
  call(method: string, path: string, body?: unknown, init?: CallInit): Promise<TestAnswer>;
  /** Creates an agency; answers its id. */
  createAgency(name?: string): Promise<string>;
}

export interface CallInit {
  readonly headers?: Record<string, string>;
  /** Default: the server that the person was made for. */
  readonly at?: Called;
}

export interface TestAnswer {
  readonly status: number;
  /** Null where there is none. */
  readonly body: unknown;
  readonly headers: Headers;
}

const entry = z.object({ id: z.string() });

export async function testPerson(
  server: TestServer,
  project: TestProject,
  claims: JWTPayload = {},
): Promise<TestPerson> {
  const uid = claims.sub ?? crypto.randomUUID();
  const isVerified = claims['email_verified'] !== false;
  project.accounts.set(uid, { disabled: false, isVerified, validSince: 0 });
  const token = await project.sign({
    sub: uid,
    email: `${uid}@example.com`,
    email_verified: true,
    ...claims,
  });

  const call = callerWith(server, token);
  return {
    uid,
    token,
    call,
    createAgency: async (name = 'Demo Agency') =>
      entry.parse((await call('POST', '/api/users/me/agencies', { name, sports: ['Tennis'] })).body).id,
  };
}

/** A server, by its paths. */
export interface Called {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** A server in a process of its own. */
export const serverAt = (url: string): Called => ({
  fetch: (path, init) => fetch(new URL(String(path), url), init),
});

/** Calls with a bearer token. */
export function callerWith(server: Called, token: string): TestPerson['call'] {
  return async (method, path, body, { headers = {}, at = server } = {}) => {
    const answer = await at.fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
  };
}
