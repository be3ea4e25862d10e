/** A server, by its paths. */
export interface Reachable {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Calls of a user about what is theirs; answers the text. */
export function callsOf(server: Reachable, { token }: { readonly token: string }) {
  return async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await server.fetch(`/api/users/me/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.text();
  };
}

/** A user's calls about their agencies, without the page. */
export function ownAgencies(server: Reachable, user: { readonly token: string }) {
  const call = callsOf(server, user);
  return {
    async ids(): Promise<readonly string[]> {
      const profiles: readonly { readonly id: string }[] = JSON.parse(await call('GET', 'profiles'));
      return profiles.map(({ id }) => id);
    },
    async names(): Promise<readonly string[]> {
      const profiles: readonly { readonly name: string }[] = JSON.parse(await call('GET', 'profiles'));
      return profiles.map(({ name }) => name);
    },
    /** @returns the id */
    async create(agency: object): Promise<string> {
      const { id }: { readonly id: string } = JSON.parse(await call('POST', 'agencies', agency));
      return id;
    },
    show: async (id: string): Promise<object> => JSON.parse(await call('GET', `agencies/${id}`)),
    edit: (id: string, edit: object) => call('PATCH', `agencies/${id}`, edit),
  };
}
