import * as z from 'zod';
import { type Called, serverAt } from './test-person.ts';

export { serverAt };

/** Calls of a person about what is theirs, as a face makes them; answers the text. */
export function callsOf(server: Called, { token }: { readonly token: string }) {
  return async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await server.fetch(`/api/users/me/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
    return text;
  };
}

const entry = z.object({ id: z.string(), name: z.string() });

function entriesAt(call: ReturnType<typeof callsOf>, path: string, listedAt = path) {
  const list = async () => z.array(entry).parse(JSON.parse(await call('GET', listedAt)));
  return {
    list,
    names: async () => (await list()).map(({ name }) => name),
    show: async (id: string): Promise<object> => JSON.parse(await call('GET', `${path}/${id}`)),
    /** @returns the id */
    create: async (fields: object) => entry.parse(JSON.parse(await call('POST', path, fields))).id,
    edit: (id: string, edit: object) => call('PATCH', `${path}/${id}`, edit),
    remove: (id: string) => call('DELETE', `${path}/${id}`),
  };
}

/** A person's agencies, without a face. */
export const ownAgencies = (server: Called, person: { readonly token: string }) =>
  entriesAt(callsOf(server, person), 'agencies', 'profiles');

/** The athletes of a person's agency, without a face. */
export const ownAthletes = (server: Called, person: { readonly token: string }, agencyId: string) =>
  entriesAt(callsOf(server, person), `agencies/${agencyId}/athletes`);
