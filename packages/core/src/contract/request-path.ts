import type { PageRead } from '../pages/page-reads.ts';
import { ApiError } from '../wire/api-error.ts';
import { publicOperations } from './public-operations.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** The path and query of a call; a parameter that is undefined is left out. */
export function requestPath(path: string, parameters: Texts = {}, query: Texts = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (place, name: string) => segment(parameters[name] ?? place));
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  if (pairs.length === 0) return filled;
  return `${filled}?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;
}

/** The address under which the client asks for it. */
export function readPath(read: PageRead): string {
  switch (read.kind) {
    case 'athletes':
    case 'agencies': {
      const { path } =
        read.kind === 'athletes' ? publicOperations.listAthletes : publicOperations.listAgencies;
      return requestPath(path, {}, { ...read.query, limit: String(read.limit) });
    }
    case 'athlete':
      return requestPath(publicOperations.showAthlete.path, { athleteId: read.id });
    case 'agency':
      return requestPath(publicOperations.showAgency.path, { agencyId: read.id });
  }
}

/**
 * A URL cannot hold these as a segment, encoded or not: the path would name another call. So they name no entity.
 * @throws {ApiError} as for any unknown id
 */
function segment(id: string): string {
  if (/^\.{0,2}$/.test(id))
    throw new ApiError('refused', `There is nothing with the id "${id}".`, { status: 404 });
  return encode(id);
}

/** Half a surrogate pair cannot be encoded: it travels as U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
