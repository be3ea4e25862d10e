import { callsOf, type Reachable } from './own-agencies.ts';

interface OwnAthlete {
  readonly id: string;
  readonly name: string;
}

/** A user's calls about the athletes of their agency, without the page. */
export function ownAthletes(server: Reachable, user: { readonly token: string }, agencyId: string) {
  const callOwn = callsOf(server, user);
  const call = (method: string, path = '', body?: object) =>
    callOwn(method, `agencies/${agencyId}/athletes${path}`, body);
  return {
    list: async (): Promise<readonly OwnAthlete[]> => JSON.parse(await call('GET')),
    names: async (): Promise<readonly string[]> => {
      const athletes: readonly OwnAthlete[] = JSON.parse(await call('GET'));
      return athletes.map(({ name }) => name);
    },
    show: async (id: string): Promise<object> => JSON.parse(await call('GET', `/${id}`)),
    edit: (id: string, edit: object) => call('PATCH', `/${id}`, edit),
    remove: (id: string) => call('DELETE', `/${id}`),
    create: (athlete: object) => call('POST', '', athlete),
  };
}
