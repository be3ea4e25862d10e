import type { ListedAthlete } from '@matchpoint/core/athletes/fields/athlete';
import { searchKey } from '@matchpoint/core/display/collation';
import type { Profile } from '@matchpoint/core/profiles/profile';
import { ExitError } from '../exit-error.ts';
import type { CommandSession } from '../session/command-session.ts';

export const ownArgument = ['<id or name>', 'one of your athletes, by ID or whole name'] as const;

/**
 * The agency's athlete with this ID, or else this name in any case.
 * @throws {ExitError} if it is none, or several
 */
export async function ownAthlete(
  { client, authorize }: CommandSession,
  { id, name }: Profile,
  wanted: string,
): Promise<ListedAthlete> {
  const { rows } = await authorize((token) => client.listMyAthletes(id, { token }));
  const byId = rows.find((row) => row.id === wanted);
  const named = rows.filter((row) => searchKey(row.name) === searchKey(wanted));
  const found = byId ?? named[0];
  if (found === undefined) throw new ExitError('notFound', `${name} has no athlete ${wanted}.`);
  if (byId !== undefined || named.length === 1) return found;
  const ids = named.map((row) => row.id).join(', ');
  throw new ExitError('usage', `Several athletes are named ${found.name}.`, `Use one of the IDs ${ids}.`);
}
